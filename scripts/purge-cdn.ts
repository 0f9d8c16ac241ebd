import pino from 'pino'
import { ShopChangeStream } from '../app/server/host/shop-change-stream'
import { LogOutput } from '../telemetry/log-output'
import { CdnPurger } from './purge-cdn/cdn-purger'
import { readPurgeSettings } from './purge-cdn/purge-settings'

/**
 * `npm run purge-cdn`: follows the shop's changes and purges changed pages from a CDN, until it is
 * stopped.
 */
function main(): void {
  const { url, token, feedOrigin, feedKey, logLevel } = readPurgeSettings(process.env)
  const logger = pino({ level: logLevel, name: 'purge-cdn' }, new LogOutput())
  const purger = new CdnPurger({ url, token, logger })
  const stream = new ShopChangeStream({
    origin: feedOrigin,
    key: feedKey,
    logger,
    onChanges: (changes) => purger.add(changes),
  })
  const stop = (signal: string) => {
    logger.info({ signal }, 'stopping')
    stream.stop()
    purger.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  stream.start()
  logger.info({ url }, 'following the shop’s changes')
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
