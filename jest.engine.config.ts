import type { Config } from 'jest'

/**
 * The engine's tests: requests to the app, and the published SDK against the engine, on a real
 * database.
 */
const config: Config = {
  testEnvironment: '<rootDir>/commerce/testing/jest-environment.ts',
  testMatch: [
    '<rootDir>/commerce/**/*.test.ts',
    '<rootDir>/tests/contract/**/*.test.ts',
    '<rootDir>/tests/fuzz/**/*.test.ts',
  ],
  transform: { '\\.([cm]?js|tsx?)$': '<rootDir>/scripts/jest-esbuild-transform.cjs' },
  // packages are transformed too: some are ESM, which Jest does not load
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/var/'],
  globalSetup: '<rootDir>/commerce/testing/jest-global-setup.ts',
  testTimeout: 240_000,
  // each worker has its own database: two run side by side on the two cores of CI
  maxWorkers: 2,
}

export default config
