import { parseBenchArguments } from './bench-arguments'
import { toReport, type BenchRun } from './report'

const run = (database: 'pglite' | 'postgres', size: number, p95: number): BenchRun => ({
  database,
  size,
  generatedIn: 1.25,
  indexedIn: 0.5,
  openedIn: 0.1,
  memory: 200,
  measurements: [{ name: 'add to basket', requests: 10, p50: 5, p95, perSecond: 100 }],
})

it('shows how the numbers grow, and marks those beyond a target', () => {
  const report = toReport([
    run('pglite', 10_000, 50),
    run('postgres', 10_000, 20),
    run('postgres', 100_000, 70),
  ])
  expect(report.split('\n').filter((line) => line.startsWith('add'))).toEqual([
    expect.stringMatching(/10000 +5\.0 +50\.0 +100 *$/),
    expect.stringMatching(/10000 +5\.0 +20\.0 +100 *$/),
    expect.stringMatching(/100000 +5\.0 +70\.0 +3\.5× +100 +beyond target$/),
  ])
  expect(toReport([run('postgres', 10_000, 26)])).toContain('beyond target')
})

it.each([
  [
    [],
    {
      parts: ['build', 'engine', 'changes', 'storefront', 'search'],
      sizes: [100, 10_000, 100_000],
      databases: ['pglite', 'postgres'],
      connections: 1,
    },
  ],
  [['--parts', 'storefront'], { parts: ['storefront'] }],
  [['--sizes', '7', '--databases', 'postgres'], { sizes: [7], databases: ['postgres'] }],
  [['--products', '1000000'], { sizes: [1_000_000] }],
  [['--help'], 'help'],
])('reads %j', (args, expected) => {
  const options = parseBenchArguments(args)
  if (typeof expected === 'string') expect(options).toBe(expected)
  else expect(options).toMatchObject(expected)
})

it.each([
  ['--sizes', '0'],
  ['--databases', 'oracle'],
  ['--parts', 'warehouse'],
  ['--unknown', '1'],
])('refuses %s %s', (...args) => {
  expect(() => parseBenchArguments(args)).toThrow()
})
