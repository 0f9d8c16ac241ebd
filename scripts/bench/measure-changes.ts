import { performance } from 'node:perf_hooks'
import type { OfficeProduct } from '../../contracts/merchandise'
import { percentile } from '../rehearse/samples'
import { SEARCH, type BenchShopper } from './bench-shopper'
import { BENCH_LIST } from './generate-catalog'
import { listScenarios } from './scenarios'

/** Milliseconds. */
interface SearchTimes {
  p50: number
  p95: number
  worst: number
}

/** How searches fare while prices change one a second, and how soon a change is found. */
export interface ChangesMeasurement {
  quiet: SearchTimes
  changing: SearchTimes
  changes: number
  /** Number of engines that were asked for each change, and when the last of them found it. */
  engines: number
  foundWithin: number
}

interface Changing {
  origins: readonly string[]
  shoppers: readonly BenchShopper[]
  /** Products in the shop. */
  size: number
  seconds: number
}

const EVERY_MS = 1_000
/** Searches that have begun are waited for, so a large shop takes longer. */
const WARM_UP_SECONDS = 5
const MAX_P95_RATIO = 1.5
const MAX_MORE_MS = 100
const MAX_FOUND_MS = 1_000
/** No product of the shop costs as much. */
const FIRST_PRICE_MINOR = 50_000_000

export async function measureChanges(changing: Changing): Promise<ChangesMeasurement> {
  const { origins, shoppers, size, seconds } = changing
  // every engine loads the shop, its stock and its texts once
  await Promise.all(
    shoppers.map((shopper) => searchFor({ ...changing, shoppers: [shopper] }, WARM_UP_SECONDS)),
  )
  const quiet = await searchFor(changing, seconds)
  const found: number[] = []
  let isDone = false
  const change = async () => {
    for (let turn = 0; !isDone; turn += 1) {
      const started = performance.now()
      found.push(await changePrice(origins[0] ?? '', shoppers, size, turn))
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, EVERY_MS - (performance.now() - started))),
      )
    }
  }
  const changes = change()
  const during = await searchFor(changing, seconds)
  isDone = true
  await changes
  return {
    quiet,
    changing: during,
    changes: found.length,
    engines: origins.length,
    foundWithin: Math.max(...found),
  }
}

async function searchFor({ shoppers, size }: Changing, seconds: number) {
  const [listing, text] = listScenarios(size)
  if (!listing || !text) throw new Error('There are no searches.')
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const [shopper] = shoppers
  for (let turn = 0; shopper && performance.now() < until; turn += 1) {
    const started = performance.now()
    await (turn % 2 === 0 ? listing : text).run(shopper, turn, undefined)
    times.push(performance.now() - started)
  }
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    worst: Math.max(...times),
  }
}

/** Finds a product whose price is the one of the list: no master, and not on sale. */
async function findPriced(origin: string, size: number, turn: number) {
  for (let number = 1 + ((turn * 7919) % size); ; number = (number % size) + 1) {
    const address = `${origin}/back-office/api/products/p${number}`
    const { priceBooks } = (await readJson(address)) as OfficeProduct
    const [price] = priceBooks.find(({ id }) => id === BENCH_LIST)?.prices ?? []
    const isOnSale = priceBooks.some(({ id, prices }) => id !== BENCH_LIST && prices.length > 0)
    if (price && !isOnSale) return { address, price }
  }
}

/** @returns milliseconds from the answer to the change until every engine finds it */
async function changePrice(
  origin: string,
  shoppers: readonly BenchShopper[],
  size: number,
  turn: number,
): Promise<number> {
  const { address, price } = await findPriced(origin, size, turn)
  const amountMinor = FIRST_PRICE_MINOR + turn * 100
  await readJson(`${address}/price`, {
    bookId: BENCH_LIST,
    minQuantity: 1,
    begin: price.begin,
    amount: (amountMinor / 100).toFixed(2),
    expectedMinor: price.amountMinor,
  })
  const changed = performance.now()
  const range = `price=(${amountMinor / 100}..${amountMinor / 100 + 1})`
  const query = new URLSearchParams({ refine: range, limit: '1' }).toString()
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (;;) {
        const { total } = (await shopper.call('GET', `${SEARCH}?${query}`)) as { total: number }
        if (total > 0) return
        if (performance.now() - changed > 60_000) throw new Error(`${address} is not found.`)
      }
    }),
  )
  return performance.now() - changed
}

async function readJson(url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    ...(body !== undefined && {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** The bars of docs/adr/0141; @returns what is beyond them */
function beyondBars({ quiet, changing, foundWithin }: ChangesMeasurement): string[] {
  return [
    ...(changing.p95 > quiet.p95 * MAX_P95_RATIO ? [`p95 above ${MAX_P95_RATIO} × quiet`] : []),
    ...(changing.worst > quiet.worst + MAX_MORE_MS
      ? [`worst more than ${MAX_MORE_MS} ms above quiet`]
      : []),
    ...(foundWithin > MAX_FOUND_MS ? [`found after more than ${MAX_FOUND_MS} ms`] : []),
  ]
}

export function toChangesLine(measurement: ChangesMeasurement): string {
  const { quiet, changing, changes, engines, foundWithin } = measurement
  const times = ({ p50, p95, worst }: SearchTimes) =>
    `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${worst.toFixed(0)} ms`
  const beyond = beyondBars(measurement)
  return [
    `searches, p50 / p95 / worst: ${times(quiet)} quiet,`,
    `${times(changing)} while ${changes} prices change one a second`,
    `(p95 ${(changing.p95 / quiet.p95).toFixed(2)} ×),`,
    `found on ${engines} engines within ${foundWithin.toFixed(0)} ms`,
    ...(beyond.length > 0 ? [`  beyond target: ${beyond.join(', ')}`] : []),
  ].join(' ')
}
