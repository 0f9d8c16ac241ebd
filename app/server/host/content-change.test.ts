import type { RequestListener } from 'node:http'
import express from 'express'
import type * as Source from '@/integrations/content-hub/content.source.server'
import type * as Changes from '@/lib/content-changes.server'
import { readServerConfig } from '@/site/server-config.server'
import { startTestServer, type TestServer } from '../testing/start-test-server'
import type * as Responder from './page-responder'

const CHANGE = Date.parse('2027-02-01T08:00:00Z')
let clock: number
let hub: TestServer
let isHubAway: boolean
let shops: TestServer[]

beforeAll(async () => {
  const content = express().get('/content/key/*', (_req, res) => {
    if (isHubAway) res.status(503).end()
    else {
      if (clock < CHANGE) res.set('x-next-change', String(CHANGE))
      const text = clock < CHANGE ? 'Christmas' : 'Valentine'
      res.json({ content: { contentType: 'content-page', text } })
    }
  })
  hub = await startTestServer(content)
  process.env.CONTENT_HUB_ORIGIN = hub.origin
})

beforeEach(async () => {
  isHubAway = false
  clock = CHANGE - 120_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  shops = await Promise.all([openShop(), openShop()])
})

/**
 * One process of the storefront: a host with a page cache, and an application with its own caches.
 */
async function openShop() {
  let listener: RequestListener = () => undefined
  jest.isolateModules(() => {
    const { PageResponder } = jest.requireActual<typeof Responder>('./page-responder')
    const { announceContentChange, withContentChanges } = jest.requireActual<typeof Changes>(
      '@/lib/content-changes.server',
    )
    const { contentSource } = jest.requireActual<typeof Source>(
      '@/integrations/content-hub/content.source.server',
    )
    const application = express().get('*', (_req, res) => {
      const answer = async () => {
        const { text } = await contentSource.getContentByKey('shop', 'home')
        res.set('Cache-Control', 'public, must-revalidate, s-maxage=900')
        announceContentChange(res)
        res.type('html').send(`<html><head></head><body>${String(text)}</body></html>`)
      }
      withContentChanges(answer).catch(() => res.status(503).type('html').send('away'))
    })
    const pages = new PageResponder({
      application,
      config: readServerConfig({}),
      status: { wasOpen: () => true, isClosed: async () => false },
      siteOf: () => ({ id: 'shop', locale: 'en-US', locales: [{ id: 'en-US', name: 'English' }] }),
      now: () => clock,
    })
    listener = (req, res) => {
      if (!pages.respondFromCache(req, res)) void pages.respond(req, res)
    }
  })
  return startTestServer(listener)
}

/**
 * Returns each shop's answer: its content, the cache that it came from, and until when a shared
 * cache may store it.
 */
async function visit() {
  return Promise.all(
    shops.map(async ({ origin }) => {
      const response = await fetch(origin)
      const { headers } = response
      const maxAge = Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1])
      const cachedUntil = clock + (maxAge - Number(headers.get('age'))) * 1000
      const [text] = /Christmas|Valentine/.exec(await response.text()) ?? []
      expect(headers.has('x-next-change')).toBe(false)
      return { text, state: headers.get('x-cache'), cachedUntil }
    }),
  )
}
const both = (expected: object) => [
  expect.objectContaining(expected),
  expect.objectContaining(expected),
]

test('no page outlives the moment at which its content changes, in any process or shared cache', async () => {
  const early = await visit()
  expect(early).toEqual(both({ text: 'Christmas', state: 'MISS', cachedUntil: CHANGE }))

  clock = CHANGE - 60_400
  const again = await visit()
  expect(again).toEqual(both({ text: 'Christmas', state: 'HIT', cachedUntil: CHANGE - 400 }))

  clock = CHANGE - 1
  expect(await visit()).toEqual(both({ text: 'Christmas', state: 'HIT', cachedUntil: CHANGE - 1 }))

  clock = CHANGE
  expect(await visit()).toEqual(both({ text: 'Valentine', state: 'MISS' }))
  clock = CHANGE + 1000
  const after = await visit()
  expect(after).toEqual(both({ text: 'Valentine', state: 'HIT', cachedUntil: CHANGE + 900_000 }))
})

test('while the hub is away its last content is shown, and no cache stores it for long', async () => {
  await visit()
  isHubAway = true
  clock = CHANGE + 5000
  const sent = await visit()
  expect(sent).toEqual(both({ text: 'Christmas', state: 'MISS' }))
  expect(sent.every(({ cachedUntil }) => cachedUntil <= clock + 10_000)).toBe(true)
  isHubAway = false
  clock += 10_000
  expect(await visit()).toEqual(both({ text: 'Valentine', state: 'MISS' }))
})
