### The server: how it is started, and what it says of itself.

## oddchip serve

cli-serve =
    Serve the page and the HTTP API: on this machine alone, or with --lan on its own network. Ctrl-C stops it.

    The page is at the address that is printed, the description of the API at /api/docs.
cli-serve-short = Serve the page and the API
cli-serve-examples =
    oddchip serve
    oddchip serve --lan
cli-metavar-port = PORT
cli-metavar-host-name = NAME
cli-metavar-pem = FILE
cli-metavar-workers = NUMBER
cli-option-port = The port to listen on; 0 takes any that is free.
cli-option-lan = Also answer the other devices of this network, under the addresses of this machine; the address and a QR code are printed.
cli-option-host-name = Also answer to this host name; may be given several times.
cli-option-certfile = Certificate for TLS (PEM).
cli-option-keyfile = Private key of the certificate (PEM).
cli-option-workers = Processes that answer requests.
cli-serve-at = oddchip is at { $address }
cli-serve-stop = Stop it with Ctrl-C.
cli-serve-open = Anybody on this network can reach it.

## Titles of refusals, by HTTP status

web-problem-400 = The request cannot be read
web-problem-403 = The request came from elsewhere
web-problem-404 = There is nothing here
web-problem-405 = This is not done here
web-problem-413 = The request is too large
web-problem-414 = The address is too long
web-problem-415 = This kind of body is not read
web-problem-421 = The request was sent to another name
web-problem-422 = This cannot be worked out
web-problem-500 = The server is at fault
web-problem-503 = The server is busy
