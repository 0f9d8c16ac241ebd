import type { KyselyPlugin } from 'kysely'
import { buildApp } from '../../commerce/app'
import { DatabaseAwayError } from '../../commerce/db/database-away'
import { askFuzzShop } from './ask-fuzz-shop'
import { openFuzzShop, type FuzzShop } from './fuzz-shop'
import { toRequest } from './mutate'
import type { Sample } from './sample'
import { listSamples } from './samples/list-samples'

let isAway = false

/** Fails every statement, like a driver whose server is gone. */
const failing: KyselyPlugin = {
  transformQuery({ node }) {
    if (isAway) throw new DatabaseAwayError('The database does not answer: it is being tested.')
    return node
  },
  transformResult: async ({ result }) => result,
}

let shop: FuzzShop
let app: FuzzShop['app']
beforeAll(async () => {
  shop = await openFuzzShop()
  app = buildApp({ db: shop.db.withPlugin(failing), config: shop.app.services.config })
  await app.ready()
})
afterAll(async () => {
  isAway = false
  await app.close()
  await shop.close()
})

const ask = (sample: Sample) => askFuzzShop({ ...shop, app }, sample, toRequest(sample))

test('requests that need the database are refused with 503 and a Retry-After while it is away', async () => {
  const samples = listSamples(shop.ids)
  // warms the caches of settings and keys, so that requests get as far as they can
  for (const sample of samples.filter(({ route }) => route.startsWith('GET'))) await ask(sample)
  isAway = true
  const faults: string[] = []
  let refused = 0
  for (const sample of samples) {
    const { statusCode, headers } = await ask(sample)
    const isRefused = statusCode === 503 && headers['retry-after'] === '2'
    if (isRefused) refused += 1
    else if (statusCode >= 500) faults.push(`${statusCode} ${sample.route}`)
  }
  expect(faults).toEqual([])
  // the other operations need no database, or refuse the sample before they use it
  expect(refused).toBeGreaterThan(samples.length * 0.9)
})
