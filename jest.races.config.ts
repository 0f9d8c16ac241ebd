import type { Config } from 'jest'
import engine from './jest.engine.config'

/**
 * Failures that only show when several engines run at once, or are killed: real processes on a real
 * PostgreSQL.
 */
const config: Config = {
  ...engine,
  testMatch: ['<rootDir>/tests/races/**/*.test.ts'],
  globalSetup: '<rootDir>/tests/races/races-setup.ts',
  testSequencer: '<rootDir>/tests/races/longest-first.cjs',
  testTimeout: 600_000,
}

export default config
