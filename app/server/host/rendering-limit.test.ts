import type { ServerResponse } from 'node:http'
import { startTestServer, type TestServer } from '../testing/start-test-server'
import { readServerConfig } from '@/site/server-config.server'
import { PageResponder } from './page-responder'

let server: TestServer

test('with too many pages waiting to be rendered, the next gets 503 with Retry-After', async () => {
  const held: ServerResponse[] = []
  let notify = () => {}
  const isRendering = new Promise<void>((resolve) => (notify = resolve))
  const pages = new PageResponder({
    application: (_req, res) => {
      res.setHeader('Content-Type', 'text/html')
      res.setHeader('Cache-Control', 'public, s-maxage=900')
      held.push(res)
      notify()
    },
    config: readServerConfig({}),
    siteOf: () => ({ id: 'main', locale: 'en-US' }),
    status: { wasOpen: () => true, isClosed: async () => false },
    limits: { maxRunning: 1, maxWaiting: 0, maxWaitMs: 600_000 },
  })
  server = await startTestServer((req, res) => {
    if (!pages.respondFromCache(req, res)) void pages.respond(req, res)
  })
  const first = fetch(`${server.origin}/search?q=a`)
  await isRendering
  const refused = await fetch(`${server.origin}/search?q=b`)
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)

  // a second request for the same page waits for the same rendering
  const same = fetch(`${server.origin}/search?q=a`)
  held.shift()?.end('a page')
  expect([(await first).status, (await same).status]).toEqual([200, 200])
})
