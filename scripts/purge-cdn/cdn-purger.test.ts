import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { ShopChange } from '../../app/server/host/shop-change'
import { toTagHeader } from '../../app/server/host/cdn-tags'
import { waitUntil } from '../testing/wait-until'
import { CdnPurger } from './cdn-purger'
import { readPurgeSettings } from './purge-settings'

interface Purge {
  authorization?: string
  body: { purge_everything?: boolean; tags?: string[] }
}

let cdn: Server
let url: string
let purges: Purge[]
/** Statuses of the next responses; 200 after that. */
let answers: number[]
let purger: CdnPurger
const logger = { info: jest.fn(), warn: jest.fn() }

beforeEach(async () => {
  purges = []
  answers = []
  cdn = createServer((req, res) => {
    text(req).then(
      (body) => {
        purges.push({ authorization: req.headers.authorization, body: JSON.parse(body) })
        res.writeHead(answers.shift() ?? 200).end('{"success":true}')
      },
      () => res.destroy(),
    )
  }).listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  const address = cdn.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/purge_cache`
  purger = new CdnPurger({ url, token: 'a token', logger, gatherMs: 10, firstPauseMs: 5 })
})
afterEach(async () => {
  await purger.stop()
  cdn.closeAllConnections()
  cdn.close()
})

const bodies = () => purges.map(({ body }) => body)
const price = (...ids: string[]): ShopChange => ({ kind: 'price', ids })

test('changes that come together are purged in one request, by tags that pages carry', async () => {
  purger.add([price('truffle'), { kind: 'promotion', site: 'brindille' }])
  purger.add([price('truffle', 'bar')])
  await waitUntil(() => purges.length > 0)
  expect(purges).toEqual([
    {
      authorization: 'Bearer a token',
      body: {
        tags: [
          ...['product%3Atruffle', 'list', 'anything'],
          ...['site%3Abrindille', 'product%3Abar'],
        ],
      },
    },
  ])
  const page = toTagHeader({ siteId: 'brindille', tags: new Set(['product:bar', 'list']) })
  expect(page.split(',')).toEqual(['site%3Abrindille', 'product%3Abar', 'list'])
  expect(toTagHeader({ siteId: 'brindille' })).toBe('site%3Abrindille,anything')
})

test('content, and what nobody can name, purges everything and nothing besides', async () => {
  purger.add([price('truffle'), { kind: 'content' }])
  await waitUntil(() => purges.length > 0)
  expect(bodies()).toEqual([{ purge_everything: true }])
})

test('more tags than a request takes are sent one after the other, far more as everything', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)
  purger.add([price(...ids(40))])
  await waitUntil(() => purges.length === 2)
  expect(bodies().map(({ tags }) => tags?.length)).toEqual([30, 12])
  purger.add([price(...ids(400))])
  await waitUntil(() => purges.length === 3)
  expect(bodies()[2]).toEqual({ purge_everything: true })
})

test.each([500, 429, 401])(
  'what a CDN answers with %d is sent again, with what changed meanwhile',
  async (status) => {
    answers = [status, status]
    purger.add([{ kind: 'stock', ids: ['bar'] }])
    await waitUntil(() => purges.length > 0)
    purger.add([{ kind: 'stock', ids: ['truffle'] }])
    await waitUntil(() => answers.length === 0)
    await purger.stop()
    const last = purges.at(-1)?.body.tags ?? []
    const sent = new Set([...(purges.at(-2)?.body.tags ?? []), ...last])
    expect([...sent].sort()).toEqual(['anything', 'product%3Abar', 'product%3Atruffle'])
    expect(logger.warn).toHaveBeenCalled()
  },
)

test('what is gathered is sent before it stops', async () => {
  purger.add([{ kind: 'stock', ids: ['bar'] }])
  await purger.stop()
  expect(bodies()).toEqual([{ tags: ['product%3Abar', 'anything'] }])
})

test('without an address it does not start', () => {
  expect(() => readPurgeSettings({})).toThrow('CDN_PURGE_URL')
})
