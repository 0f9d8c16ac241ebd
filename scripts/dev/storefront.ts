import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import pino from 'pino'
import { createHost } from '../../app/server/host/create-host'
import { hasApplication } from '../../app/server/host/load-storefront'
import { readSites, readTrustedOrigins } from '../../app/server/host/read-sites'
import { serverConfig } from '../../app/site/server-config.server'
import { LogOutput } from '../../telemetry/log-output'
import { fail } from '../shop/progress'
import { preferServerFiles } from './prefer-server-files'

/** The development storefront: PWA Kit's compiling server behind the same host as in production. */
function main(): void {
  Object.assign(process.env, { NODE_ENV: 'development' })
  mkdirSync('var/dev-build', { recursive: true })
  preferServerFiles()
  const trustedOrigins = readTrustedOrigins('config')
  const config = { ...serverConfig(), trustedOrigins, pageCacheBytes: 0 }
  const exported: unknown = createRequire(__filename)(path.resolve('app/ssr.js'))
  if (!hasApplication(exported)) throw new Error('app/ssr.js exports no application')
  const host = createHost({
    config,
    logger: pino({ level: process.env.LOG_LEVEL ?? 'warn', name: 'storefront' }, new LogOutput()),
    sites: readSites('config'),
    storefront: exported.app,
  })
  const server = createServer(host.listener)
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  host.followChanges()
  server.listen(config.port, () => {
    host.health.state = 'ready'
    process.stdout.write(`Storefront: http://localhost:${config.port} (the first page compiles)\n`)
  })
  process.on('unhandledRejection', (error) => process.stderr.write(`${String(error)}\n`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
}

try {
  main()
} catch (error) {
  fail(error)
}
