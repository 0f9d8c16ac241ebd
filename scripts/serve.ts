import path from 'node:path'
import pino from 'pino'
import { bundleAssets } from '../app/server/host/bundle-assets'
import { createHost } from '../app/server/host/create-host'
import { onLinesDropped, showProcessFigures } from '../app/server/host/host-metrics'
import { findBuild, loadStorefront } from '../app/server/host/load-storefront'
import { readSites, readTrustedOrigins } from '../app/server/host/read-sites'
import { serverConfig } from '../app/site/server-config.server'
import { LogOutput } from '../telemetry/log-output'
import { traceIds } from '../telemetry/spans'
import { startTracing } from '../telemetry/tracing'
import { serveHost } from './shop/serve-host'

/**
 * `npm run serve`: runs the production build in this process. `npm start` runs it beside the
 * engine.
 */
async function main(): Promise<void> {
  const config = serverConfig()
  const engine = new URL(config.commerceOrigin).origin
  const stopTracing = await startTracing(config.telemetry.tracing, {
    isOwn: (origin) => origin === engine,
  })
  showProcessFigures()
  const output = new LogOutput({ onDropped: onLinesDropped })
  const logger = pino({ level: config.logLevel, name: 'storefront', mixin: traceIds }, output)
  const build = findBuild()
  const configDir = path.join(build.dir, 'config')
  const host = createHost({
    config: { ...config, trustedOrigins: readTrustedOrigins(configDir) },
    logger,
    sites: readSites(configDir),
    storefront: loadStorefront(build, config),
    assets: bundleAssets(build.dir, build.id),
  })
  serveHost({ host, port: config.port, logger, build: build.id, release: stopTracing })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
