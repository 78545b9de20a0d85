"""A server with small limits, so that thousands of generated requests are answered in a minute or two."""

from oddchip.web import Settings
from oddchip.web.addresses import free_port
from oddchip.web.serving import run_server
from oddchip.web.settings import Limits

LIMITS = Limits(budget=2_000_000, samples=50_000, seconds=5, job_seconds=5)

if __name__ == "__main__":
    port = free_port("127.0.0.1", 0)
    print(f"http://127.0.0.1:{port}/", flush=True)
    run_server(Settings(limits=LIMITS), host="127.0.0.1", port=port)
