import path from 'node:path'
import { listSlowest, readJestTimes, readPlaywrightTimes } from './slowest-tests'

const jestReport = {
  testResults: [
    {
      name: path.resolve('app/one.test.ts'),
      assertionResults: [
        { fullName: 'adds', duration: 1200 },
        { fullName: 'is skipped', duration: null },
      ],
    },
  ],
}

const playwrightReport = {
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'e2e/two.test.ts',
              title: 'a guest buys',
              tests: [
                {
                  projectName: 'journeys, phone',
                  results: [{ duration: 30_000 }, { duration: 5000 }],
                },
                { projectName: 'journeys, desktop', results: [] },
              ],
            },
          ],
        },
      ],
    },
  ],
}

test('names the slowest tests of both runners, a repeated one with all its attempts', () => {
  const tests = [...readJestTimes(jestReport), ...readPlaywrightTimes(playwrightReport)]
  expect(tests).toHaveLength(4)
  expect(listSlowest(tests, 2)).toEqual([
    '  35.0 s  e2e/two.test.ts (journeys, phone): a guest buys',
    '   1.2 s  app/one.test.ts: adds',
  ])
})
