import { parseArgs } from 'node:util'

export type BenchDatabase = 'pglite' | 'postgres'

/** The engine is measured alone, over HTTP, also while prices change; the storefront in a browser; the search by its hits and its build. */
type BenchPart = 'build' | 'engine' | 'changes' | 'storefront' | 'search'

export interface BenchOptions {
  parts: BenchPart[]
  sizes: number[]
  databases: BenchDatabase[]
  /** Maximum number of requests and maximum duration of one scenario. */
  requests: number
  seconds: number
  /** Number of shoppers that send requests at the same time. */
  connections: number
}

export const BENCH_HELP = `Measures the shop on this machine: its engine, searches while prices change, its storefront in a browser, and how well
the demo's search answers 100 judged queries.

  --parts build,engine,changes,storefront,search   which of them; the build is part of the others
  --sizes 100,10000,100000      how many products
  --products 1000000            one size instead
  --databases pglite,postgres   which databases; postgres is passed over where it is not installed
  --requests 400                requests of a scenario at most
  --seconds 5                   seconds of a scenario at most
  --connections 1               shoppers at once`

const PARTS: readonly BenchPart[] = ['build', 'engine', 'changes', 'storefront', 'search']
const DATABASES: readonly BenchDatabase[] = ['pglite', 'postgres']

/** @throws Error for an unknown flag, or a value that is not a number. */
export function parseBenchArguments(args: readonly string[]): BenchOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      parts: { type: 'string', default: PARTS.join(',') },
      sizes: { type: 'string', default: '100,10000,100000' },
      products: { type: 'string' },
      databases: { type: 'string', default: DATABASES.join(',') },
      requests: { type: 'string', default: '400' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  return {
    parts: toNamed(values.parts, PARTS),
    sizes: (values.products ?? values.sizes).split(',').map(toCount),
    databases: toNamed(values.databases, DATABASES),
    requests: toCount(values.requests),
    seconds: toCount(values.seconds),
    connections: toCount(values.connections),
  }
}

function toNamed<Name extends string>(text: string, known: readonly Name[]): Name[] {
  const named = text.split(',')
  const found = known.filter((name) => named.includes(name))
  if (found.length !== named.length) throw new Error(`Not all known: ${text}.`)
  return found
}

function toCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new Error(`${text} is not a positive number.`)
  return count
}
