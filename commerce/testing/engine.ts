import type { AddressInfo } from 'node:net'
import { buildApp } from '../app'
import { readConfig, type Config } from '../config'
import type { Db } from '../db/client'
import { createTestDatabase } from './test-database'
import { useForAll } from './use'

export interface TestEngine {
  /** Send requests with `app.inject(…)`. */
  app: ReturnType<typeof buildApp>
  db: Db
  /** Listens on a free port of 127.0.0.1. @returns its origin, e.g. `http://127.0.0.1:40123`. */
  listen(): Promise<string>
  close(): Promise<void>
}

export interface TestEngineOptions {
  /** Fills the empty, migrated database before the app is built. */
  seed?: (db: Db) => Promise<void>
  config?: Partial<Config>
  now?: () => Date
  /** Listens on a free port, for modules that call the engine's own services over HTTP. */
  listens?: boolean
}

/** An engine for the tests of a file or `describe`. @param given options, or `seed` alone */
export function useEngine(given: TestEngineOptions | TestEngineOptions['seed'] = {}): TestEngine {
  const options = typeof given === 'function' ? { seed: given } : given
  return useForAll(() => createTestEngine(options))
}

/** Close it in `afterAll`. */
export async function createTestEngine(options: TestEngineOptions = {}): Promise<TestEngine> {
  const database = await createTestDatabase()
  const { db, listen } = database
  await options.seed?.(db)
  const defaults = readConfig({
    COMMERCE_LOG_LEVEL: process.env['COMMERCE_LOG_LEVEL'] ?? 'silent',
    SAME_LOGIN_PAUSE_MS: '0',
    LOCAL_ACCESS: 'open',
  })
  const config = { ...defaults, constantTimeMs: 0, ...options.config }
  const app = buildApp({ db, config, now: options.now, listen })
  await app.ready()
  const open = async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address() as AddressInfo
    return `http://127.0.0.1:${address.port}`
  }
  if (options.listens) await open()
  return {
    app,
    db,
    listen: open,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
