import express from 'express'
import { callScapi } from '@/commerce-client/transport.server'
import { rememberRequestId } from './remember-request-id'
import { answerGuestLogin, startSiteApi } from './testing/start-site-api'
import type { TestServer } from './testing/start-test-server'

let server: TestServer
let seen: string[]

beforeAll(async () => {
  const fake = express()
  answerGuestLogin(fake)
  fake.use((req, res) => {
    seen.push(`${req.path.split('/').pop()} ${req.get('correlation-id')}`)
    res.json({})
  })
  const storefront = express().use(rememberRequestId)
  // makes a request to the engine, like a page that is rendered
  storefront.get('/page/:id', (req, res, next) => {
    callScapi('brindille', 'shopperProducts', 'getCategory', {
      parameters: { id: req.params.id },
    }).then(() => res.end(), next)
  })
  server = await startSiteApi(fake, storefront)
})
beforeEach(() => {
  seen = []
})

const ask = (path: string, id: string) =>
  fetch(`${server.origin}${path}`, { headers: { 'x-request-id': id } })

test('pages that are rendered at the same time each name their own request to the engine', async () => {
  await Promise.all(['a', 'b', 'c'].map((name) => ask(`/page/${name}`, `request-${name}`)))
  expect(seen.sort()).toEqual(['a request-a', 'b request-b', 'c request-c'])
})

test('calls of the browser are named to the engine, and those with a body', async () => {
  await ask('/api/brindille/site-prefs', 'request-1')
  await fetch(`${server.origin}/api/brindille/scapi/shopperProducts/getCategory`, {
    method: 'POST',
    headers: { 'x-request-id': 'request-2', 'content-type': 'application/json' },
    body: JSON.stringify([{ parameters: { id: 'bars' } }]),
  })
  expect(seen).toEqual(['site-prefs request-1', 'bars request-2'])
})
