import express from 'express'
import { startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

let server: TestServer
let sent: (string | undefined)[]
let answered: string[]
const DEVICE = 'known_device=secret-1'

beforeAll(async () => {
  const fake = express()
  fake.post(/\/oauth2\/login$/, (req, res) => {
    sent.push(req.headers.cookie)
    res.set('Set-Cookie', answered)
    res.redirect(303, 'http://localhost/callback?usid=u1&code=c1')
  })
  server = await startSiteApi(fake)
})
beforeEach(() => {
  sent = []
  answered = [`${DEVICE}; Path=/; HttpOnly; SameSite=Lax`, 'other=1; Path=/']
})

function logIn(headers: Record<string, string> = {}) {
  return fetch(`${server.origin}/api/brindille/scapi/shopperLogin/authenticateCustomer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Basic YWRhOng=', ...headers },
    body: JSON.stringify([
      { parameters: {}, body: { channel_id: 'brindille', code_challenge: 'c', redirect_uri: 'x' } },
    ]),
  })
}

test("a login forwards the browser's device cookie, and no other cookie", async () => {
  const response = await logIn({ cookie: `access_token_brindille=x; ${DEVICE}; visit=1` })
  expect(await response.json()).toEqual({ code: 'c1', usid: 'u1' })
  expect(sent).toEqual([DEVICE])
  expect(response.headers.getSetCookie()).toEqual([`${DEVICE}; Path=/; HttpOnly; SameSite=Lax`])
})

test('over HTTPS the device cookie of a plain connection is not sent, and the new one is secure', async () => {
  const response = await logIn({ 'x-forwarded-proto': 'https' })
  expect(sent).toEqual([undefined])
  expect(response.headers.getSetCookie()).toEqual([
    `${DEVICE}; Path=/; HttpOnly; SameSite=Lax; Secure`,
  ])
})

test('a response without a device cookie sets none', async () => {
  answered = []
  expect((await logIn()).headers.getSetCookie()).toEqual([])
})
