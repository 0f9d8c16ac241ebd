import type { Config } from 'jest'

/**
 * The engine's tests: requests to the app, and the published SDK against it, on a real database.
 */
const config: Config = {
  testEnvironment: '<rootDir>/commerce/testing/jest-environment.ts',
  testMatch: [
    '<rootDir>/commerce/**/*.test.ts',
    '<rootDir>/tests/contract/**/*.test.ts',
    '<rootDir>/tests/fuzz/**/*.test.ts',
  ],
  transform: { '\\.([cm]?js|tsx?)$': '<rootDir>/scripts/jest-esbuild-transform.cjs' },
  // packages are transformed too, because some are ESM, which Jest cannot load
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/var/'],
  globalSetup: '<rootDir>/commerce/testing/jest-global-setup.ts',
  testTimeout: 60_000,
  // each worker has its own database, so two can use the two cores of CI
  maxWorkers: 2,
}

export default config
