import type { Config } from 'jest'
import storefront, { inNode, withDocument } from './jest.config'

const ignored = ['<rootDir>/build/', '<rootDir>/var/(?!test$|test/groups)']

/**
 * The storefront's tests as `npm test` runs them: those that need no document, many files in one
 * (scripts/testing/test-groups.ts).
 */
const config: Config = {
  ...storefront,
  maxWorkers: '100%',
  projects: [
    {
      ...inNode,
      testMatch: ['<rootDir>/var/test/groups/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
      modulePathIgnorePatterns: ignored,
    },
    withDocument,
  ],
}

export default config
