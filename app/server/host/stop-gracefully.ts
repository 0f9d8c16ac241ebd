import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { Health } from './health'

const DRAIN_MS = 10_000

/** On SIGTERM or SIGINT: answers what was asked, takes nothing new, ends with 0. */
export function stopGracefully(server: Server, health: Health, logger: Logger): void {
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    health.state = 'draining'
    logger.info({ signal }, 'stopping')
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
