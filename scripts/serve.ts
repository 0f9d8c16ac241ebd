import { createServer } from 'node:http'
import path from 'node:path'
import pino from 'pino'
import { bundleAssets } from '../app/server/host/bundle-assets'
import { createHost } from '../app/server/host/create-host'
import { showProcessFigures } from '../app/server/host/host-metrics'
import { findBuild, loadStorefront } from '../app/server/host/load-storefront'
import { readSites, readTrustedOrigins } from '../app/server/host/read-sites'
import { serverConfig } from '../app/site/server-config.server'
import { traceIds } from '../telemetry/spans'
import { startTracing } from '../telemetry/tracing'
import { OpenConnections } from './shop/open-connections'
import { stopGracefully } from './shop/stop-gracefully'

/** `npm run serve`: the production build, in this process. `npm start` runs it beside the engine. */
async function main(): Promise<void> {
  const config = serverConfig()
  const engine = new URL(config.commerceOrigin).origin
  const stopTracing = await startTracing(config.telemetry.tracing, {
    isOwn: (origin) => origin === engine,
  })
  showProcessFigures()
  const logger = pino({ level: config.logLevel, name: 'storefront', mixin: traceIds })
  const build = findBuild()
  const configDir = path.join(build.dir, 'config')
  const host = createHost({
    config: { ...config, trustedOrigins: readTrustedOrigins(configDir) },
    logger,
    sites: readSites(configDir),
    storefront: loadStorefront(build, config),
    assets: bundleAssets(build.dir, build.id),
  })
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 60_000, requestTimeout: 60_000 },
    host.listener,
  )
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    process.stderr.write(
      taken
        ? `Port ${config.port} is taken. Stop what listens there, or set PORT to another port.\n`
        : `${error.message}\n`,
    )
    process.exit(1)
  })
  const unfollow = host.followChanges()
  const connections = new OpenConnections()
  connections.watch(server)
  stopGracefully({
    connections,
    close: (signal) => {
      host.health.state = 'draining'
      unfollow()
      logger.info({ signal }, 'stopping')
      return new Promise((resolve) => server.close(resolve))
    },
    release: stopTracing,
  })
  server.listen(config.port, () => {
    host.health.state = 'ready'
    logger.info({ port: config.port, build: build.id }, 'storefront ready')
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
