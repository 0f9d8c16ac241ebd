import type { Config } from 'jest'
import engine from './jest.engine.config'

/** The engine's tests as `npm test` runs them: many files in one (scripts/testing/test-groups.ts). */
const config: Config = {
  ...engine,
  testMatch: ['<rootDir>/var/test/groups/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/var/(?!test$|test/groups)'],
}

export default config
