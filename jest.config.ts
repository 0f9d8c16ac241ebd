import type { Config } from 'jest'

export const STOREFRONT_FOLDERS = [
  'app',
  'back-office',
  'rules',
  'scripts',
  'telemetry',
  'tests/property',
  'worker',
]

const common = {
  setupFilesAfterEnv: ['<rootDir>/tests/setup/jest.setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/app/$1',
    '^@rules/(.*)$': '<rootDir>/rules/$1',
    '^@contracts/(.*)$': '<rootDir>/contracts/$1',
    '^@testing-library/react$': '<rootDir>/tests/setup/testing-library.cjs',
    '^@ark-ui/react$': '<rootDir>/tests/setup/ark-ui.cjs',
    '\\.css$': '<rootDir>/tests/setup/css-modules.cjs',
    '\\.(woff2|svg|png|jpg)$': '<rootDir>/tests/setup/asset.cjs',
  },
  transform: {
    '\\.m?[jt]sx?$': '<rootDir>/scripts/jest-storefront-transform.cjs',
    '\\.ttf$': '<rootDir>/tests/setup/inline-file.cjs',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(rettime|until-async|@open-draft|msw|@mswjs|jose|lru-cache|p-queue|p-timeout|d3-geo|d3-array|internmap)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/build/', '<rootDir>/var/'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/var/'],
  clearMocks: true,
} satisfies Config

const testsOf = (ending: string) =>
  STOREFRONT_FOLDERS.map((folder) => `<rootDir>/${folder}/**/*.test.${ending}`)

export const inNode = { ...common, testEnvironment: 'node', testMatch: testsOf('ts') }
export const withDocument = {
  ...common,
  testEnvironment: '<rootDir>/tests/setup/document-environment.cjs',
  testMatch: testsOf('tsx'),
}

/**
 * Tests of the storefront: pure rules, components, forms and the host's own parts. The engine's
 * tests are configured in jest.engine.config.
 */
const config: Config = {
  // a document takes longer to make than most tests: one that needs it without a component asks for
  // it with `@jest-environment jest-fixed-jsdom`
  projects: [inNode, withDocument],
  maxWorkers: '50%',
  // a machine that is busy or four times slower must not fail a test
  testTimeout: 180_000,
}

export default config
