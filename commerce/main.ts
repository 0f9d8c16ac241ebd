import { createServer } from 'node:net'
import { OpenConnections } from '../scripts/shop/open-connections'
import { stopGracefully } from '../scripts/shop/stop-gracefully'
import { LogOutput } from '../telemetry/log-output'
import { startTracing } from '../telemetry/tracing'
import { buildApp } from './app'
import { readConfig, type Config } from './config'
import { openDatabase } from './db/client'
import { migrate } from './db/migrate'
import { onLinesDropped, showProcessFigures } from './metrics/engine-metrics'

async function main(): Promise<void> {
  const config = readConfig()
  await assertPortFree(config)
  const stopTracing = await startTracing(config.telemetry.tracing, {
    // requests of the engine to itself, for its own card gateway
    isOwn: (origin) => new URL(origin).hostname === '127.0.0.1',
  })
  showProcessFigures()
  const database = await openDatabase(config)
  await start(config, database, stopTracing).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
}

type Database = Awaited<ReturnType<typeof openDatabase>>

async function start(
  config: Config,
  database: Database,
  stopTracing: () => Promise<void>,
): Promise<void> {
  const applied = await migrate(database.db)
  const app = buildApp({
    db: database.db,
    config,
    listen: database.listen,
    logOutput: new LogOutput({ onDropped: onLinesDropped }),
  })
  app.log.info({ dialect: database.dialect, applied }, 'database ready')
  const connections = new OpenConnections()
  connections.watch(app.server)
  // `localhost` has two addresses; Fastify creates a server for each, and only hooks see the
  // connections of both
  app.addHook('onRequest', async (_request, { raw }) => connections.add(raw))
  stopGracefully({
    connections,
    announce: (signal) => app.log.info({ signal }, 'stopping'),
    close: () => app.close(),
    release: async () => {
      await database.close()
      await stopTracing()
    },
  })
  await app.listen({ port: config.port, host: config.host })
}

/**
 * Checked before the database is opened, because a port in use is the most common mistake, and
 * opening takes seconds.
 */
async function assertPortFree({ port, host }: Config): Promise<void> {
  if (port === 0) return
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host === 'localhost' ? '127.0.0.1' : host, () => {
      probe.close(() => resolve())
    })
  })
}

function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? error.port : ''
    return `Port ${port} is taken. Stop what listens there, or set COMMERCE_PORT to another port.`
  }
  return error.message
}

main().catch((error: unknown) => {
  console.error(toMessage(error))
  process.exit(1)
})
