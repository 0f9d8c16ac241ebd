import { get } from 'node:http'
import { waitUntil } from '../../scripts/testing/wait-until'
import { createTestEngine, useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { logInTestShopper } from '../testing/test-shopper'
import type { ShopChange } from './shop-change'
import { useForAll } from '../testing/use'

const KEY = 'a key of the change feed'

let origin: string
const followers: { end(): void }[] = []

const engine = useEngine(seedCatalog)
const guest = useForAll(() => logInTestShopper(engine.app))
beforeAll(async () => {
  origin = await engine.listen()
})
afterEach(() => {
  for (const follower of followers.splice(0)) follower.end()
})

/** Opens a storefront's stream. Returns its events, and whether it has ended. */
async function follow(from = origin, headers: Record<string, string> = {}) {
  const state = { changes: [] as ShopChange[], hasEnded: false, status: 0 }
  const request = get(`${from}/shop-changes`, { headers }, (response) => {
    state.status = response.statusCode ?? 0
    response.setEncoding('utf8')
    response.on('data', (text: string) => {
      for (const [, line = ''] of text.matchAll(/^data: (.*)$/gm)) {
        state.changes.push(...(JSON.parse(line) as ShopChange[]))
      }
    })
    response.on('close', () => (state.hasEnded = true))
    response.on('error', () => undefined)
  })
  request.on('error', () => undefined)
  followers.push({ end: () => request.destroy() })
  await waitUntil(() => state.status > 0)
  return state
}

const change = (kind: ShopChange['kind']) => expect.objectContaining({ kind })

test('a stream starts with a full invalidation, then sends changes', async () => {
  const returned = await follow()
  await waitUntil(() => returned.changes.length > 0)
  expect(returned.changes[0]).toEqual({ kind: 'everything' })
  let amount_minor = 1300
  await waitUntil(async () => {
    // changes during the engine's start are sent as `everything`
    const price = engine.db.updateTable('price').set({ amount_minor: (amount_minor += 1) })
    await price.where('product_id', '=', 'brittle').execute()
    return returned.changes.some(({ kind }) => kind === 'price')
  })
  expect(returned.changes).toContainEqual({ kind: 'price', ids: ['brittle'] })
  expect(returned.changes).not.toContainEqual(change('stock'))
})

test('when a change is sent, the engine already responds with the new data', async () => {
  const ask = () =>
    engine.app.inject({
      url: '/custom/site/v1/organizations/f_ecom_prln_001/site-prefs',
      query: { siteId: 'brindille' },
      headers: guest.headers,
    })
  expect((await ask()).headers.sfdc_maintenance).toBeUndefined()
  const returned = await follow()
  await engine.db.updateTable('site').set({ status: 'offline' }).execute()
  await waitUntil(() => returned.changes.some(({ kind }) => kind === 'site'))
  expect((await ask()).headers.sfdc_maintenance).toBe('true')
  await engine.db.updateTable('site').set({ status: 'online' }).execute()
})

test('the number of open streams is limited to 100', async () => {
  const streams = await Promise.all(Array.from({ length: 101 }, () => follow()))
  expect(streams.map(({ status }) => status).sort()).toEqual([...Array(100).fill(200), 503])
})

test('the stream is available to the same machine only, and not through a proxy', async () => {
  const response = await fetch(`${origin}/shop-changes`, {
    headers: { 'X-Forwarded-For': '10.0.0.1' },
  })
  expect(response.status).toBe(403)
})

test('with a key the stream is available remotely, and ends when the engine stops', async () => {
  const other = await createTestEngine({ config: { changeFeedKey: KEY } })
  const from = await other.listen()
  const wrong = await fetch(`${from}/shop-changes`, { headers: { 'X-Api-Key': 'a wrong key' } })
  expect(wrong.status).toBe(401)
  const returned = await follow(from, { 'X-Api-Key': KEY, 'X-Forwarded-For': '10.0.0.1' })
  expect(returned.status).toBe(200)
  await other.close()
  await waitUntil(() => returned.hasEnded)
})
