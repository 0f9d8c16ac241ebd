import type { Config } from 'jest'
import engine from './jest.engine.config'

/** Tests of concurrent and crashing engines: real processes on a real PostgreSQL. */
const config: Config = {
  ...engine,
  testMatch: ['<rootDir>/tests/races/**/*.test.ts'],
  globalSetup: undefined,
  // run one after the other, because each test needs the whole machine
  maxWorkers: 1,
  testTimeout: 300_000,
}

export default config
