import { parseArgs } from 'node:util'
import { canHavePostgres } from '../testing/postgres'

export interface RehearseOptions {
  /** Origin of a running storefront; if absent, the rehearsal starts its own shop. */
  origin?: string
  database: 'pglite' | 'postgres'
  steps: number[]
  seconds: number
  /** Duration of the sale's opening, in seconds. */
  opening: number
  orders: number
  /** Think time of a shopper per page, on average, ms. */
  think: number
}

export const REHEARSE_HELP = `Rehearses a sale: shoppers browse, search, fill bags and order, more and more at once.

  --origin http://localhost:3000  a storefront on this machine that runs already (its database is not
                                  reconciled); without it the rehearsal starts a shop of its own
  --database postgres             or pglite; postgres where it is installed
  --steps 4,8,16,32,64            shoppers at once
  --seconds 12                    of each step
  --opening 60                    seconds of the sale's opening; 0: none
  --orders 2000                   orders at most
  --think 300                     milliseconds that a shopper looks at a page, on average`

const LOOPBACK = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** @throws Error for an unknown flag, or an origin on another machine */
export function parseRehearseArguments(args: readonly string[]): RehearseOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      origin: { type: 'string' },
      database: { type: 'string', default: canHavePostgres() ? 'postgres' : 'pglite' },
      steps: { type: 'string', default: '4,8,16,32,64' },
      seconds: { type: 'string', default: '12' },
      opening: { type: 'string', default: '60' },
      orders: { type: 'string', default: '2000' },
      think: { type: 'string', default: '300' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const { database } = values
  if (database !== 'pglite' && database !== 'postgres') {
    throw new Error(`No database is called ${database}.`)
  }
  return {
    ...(values.origin !== undefined && { origin: toOrigin(values.origin) }),
    database,
    steps: values.steps.split(',').map((text) => toCount(text, 1, 1000)),
    seconds: toCount(values.seconds, 1, 600),
    opening: toCount(values.opening, 0, 600),
    orders: toCount(values.orders, 1, 100_000),
    think: toCount(values.think, 0, 60_000),
  }
}

function toOrigin(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${text} is not an address with http:// or https://.`)
  }
  const { hostname, origin } = new URL(text)
  if (!LOOPBACK.test(hostname)) {
    throw new Error(`${hostname} is not this machine: a rehearsal loads no other.`)
  }
  return origin
}

function toCount(text: string, least: number, most: number): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < least || count > most) {
    throw new Error(`${text} is not a whole number from ${least} to ${most}.`)
  }
  return count
}
