import { createServer, type RequestListener, type Server } from 'node:http'
import type { Logger } from 'pino'
import type { Host } from '../../app/server/host/create-host'
import { OpenConnections } from './open-connections'
import { stopGracefully } from './stop-gracefully'

interface Served {
  host: Host
  port: number
  logger: Logger
  /** Logged when the host is ready. */
  build?: string
  /** Releases resources that responses needed. */
  release?: () => Promise<void>
}

/** The server of the storefront, with its limits for senders that are slow. */
export function createHostServer(listener: RequestListener): Server {
  const limits = {
    keepAliveTimeout: 65_000,
    headersTimeout: 30_000,
    requestTimeout: 60_000,
    // by default Node.js looks only every 30 s, so that a slow sender stayed for 90 s
    connectionsCheckingInterval: 5_000,
  }
  return createServer(limits, listener)
}

/** Listens until the process gets a stop signal; ends the process with 1 if the port is in use. */
export function serveHost({ host, port, logger, build, release }: Served): void {
  const server = createHostServer(host.listener)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    process.stderr.write(
      taken
        ? `Port ${port} is taken. Stop what listens there, or set PORT to another port.\n`
        : `${error.message}\n`,
    )
    process.exit(1)
  })
  const unfollow = host.followChanges()
  const connections = new OpenConnections()
  connections.watch(server)
  stopGracefully({
    connections,
    announce: (signal) => {
      host.health.state = 'draining'
      unfollow()
      logger.info({ signal }, 'stopping')
    },
    close: () => new Promise((resolve) => server.close(resolve)),
    release,
  })
  server.listen(port, () => {
    host.health.state = 'ready'
    logger.info({ port, build }, 'storefront ready')
  })
}
