import type { Config } from 'jest'
import engine from './jest.engine.config'

/** What only shows when engines run at once, or die: real processes on a real PostgreSQL. */
const config: Config = {
  ...engine,
  testMatch: ['<rootDir>/tests/races/**/*.test.ts'],
  globalSetup: undefined,
  // one after the other: each wants the whole machine
  maxWorkers: 1,
  testTimeout: 300_000,
}

export default config
