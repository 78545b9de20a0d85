### The server: how it is started, and what it says of itself.

cli-serve =
    Serve the page and the HTTP API from this machine, until it is stopped with Ctrl-C.
cli-serve-short = Serve the page and the API
cli-metavar-port = PORT
cli-option-port = The port to listen on.
