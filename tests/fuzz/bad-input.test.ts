import { z } from 'zod'
import { listRoutes } from '../../commerce/testing/list-routes'
import { askFuzzShop } from './ask-fuzz-shop'
import { takeChecksums } from './checksums'
import { openFuzzShop } from './fuzz-shop'
import { createRandom, mutate, type BadRequest } from './mutate'
import type { Sample } from './sample'
import { listSamples } from './samples/list-samples'
import { useForAll } from '../../commerce/testing/use'

// FUZZ_WAYS=40 tries all values of the lists; another FUZZ_SEED picks other samples of them
const SEED = Number(process.env['FUZZ_SEED'] ?? 1845)
const WAYS = Number(process.env['FUZZ_WAYS'] ?? 2)
const MOST = WAYS * 7

const Problem = z.looseObject({ title: z.string(), type: z.string(), detail: z.string() })
const OauthError = z.looseObject({ error: z.string(), message: z.string() })
const IS_API =
  /^\/(shopper|checkout|customer|product|pricing|search|store|site|configuration|experience|custom)\//

let samples: Sample[]
let before: Record<string, string>

const shop = useForAll(() => openFuzzShop())
beforeAll(async () => {
  samples = listSamples(shop.ids)
  before = await takeChecksums(shop.db, shop.others)
})

test('every operation has a sample', () => {
  const routes = new Set(samples.map(({ route }) => route))
  expect([...routes].sort()).toEqual(listRoutes(shop.app))
})

test('bad input never causes a server error, and API refusals are problem documents', async () => {
  const random = createRandom(SEED)
  const faults: string[] = []
  // samples that delete something come last
  const inOrder = [...samples].sort((one, other) => rank(one) - rank(other))
  for (const sample of inOrder) {
    await shop.restore()
    for (const bad of mutate(sample, random, { ways: WAYS, most: MOST })) {
      const fault = await findFault(sample, bad)
      if (fault !== undefined) faults.push(`${sample.route} with ${bad.what}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
}, 600_000)

test('data of other shoppers stays unchanged', async () => {
  expect(await takeChecksums(shop.db, shop.others)).toEqual(before)
})

const rank = ({ route }: Sample) => (route.startsWith('DELETE') ? 1 : 0)

async function findFault(sample: Sample, bad: BadRequest): Promise<string | undefined> {
  const response = await askFuzzShop(shop, sample, bad)
  const { statusCode, body } = response
  if (statusCode >= 500) return `${statusCode} ${body}`
  if (statusCode < 400 || !IS_API.test(sample.route.split(' ')[1] ?? '')) return undefined
  return isProblem(response.headers['content-type'], body) ? undefined : `${statusCode} ${body}`
}

function isProblem(type: unknown, body: string): boolean {
  if (typeof type !== 'string' || !type.startsWith('application/problem+json')) return false
  const reported: unknown = JSON.parse(body)
  return Problem.safeParse(reported).success || OauthError.safeParse(reported).success
}
