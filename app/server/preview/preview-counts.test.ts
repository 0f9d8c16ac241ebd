import express from 'express'
import { startTestHost } from '../testing/start-test-host'
import { startTestServer } from '../testing/start-test-server'

const CODE = 'Truffle-Tin-24'
const KEY = 'a key of the change feed'
const START_KEY = 'k'.repeat(43)
const ADDRESS = '203.0.113.9'

type Answer = (path: string, body: unknown) => { status?: number; json?: object }

/** Two storefronts beside an engine that gives the same answers to both. */
async function openTwo(answer: Answer, environment: NodeJS.ProcessEnv) {
  const asked: unknown[] = []
  const engine = express().use(express.json())
  engine.post('/preview-access/:path', (req, res) => {
    asked.push([req.params.path, req.headers['x-api-key'], req.body])
    const { status = 200, json } = answer(req.params.path, req.body)
    res.status(status).json(json)
  })
  const { origin } = await startTestServer(engine)
  const settings = { CHANGE_FEED_ORIGIN: origin, CHANGE_FEED_KEY: KEY, TRUST_PROXY: 'true' }
  const open = () => startTestHost({ ...settings, LOCAL_ACCESS: 'link', ...environment })
  return { hosts: [await open(), await open()] as const, asked }
}

const headers = { 'X-Forwarded-For': ADDRESS }
const enter = (origin: string, code: string) =>
  fetch(`${origin}/admin/preview/access`, {
    method: 'POST',
    headers,
    redirect: 'manual',
    body: new URLSearchParams({ code, to: '/' }),
  })
const openLink = (origin: string) =>
  fetch(`${origin}/admin/preview/access?key=${START_KEY}`, { headers, redirect: 'manual' })

test('guesses of two storefronts are counted together, and a right one is refused after them', async () => {
  let wrong = 0
  const count: Answer = (_path, body) => {
    const isLate = wrong >= 10
    if (JSON.stringify(body).includes('"isRight":false')) wrong += 1
    return { json: { retryAfter: isLate ? 600 : 0 } }
  }
  const { hosts, asked } = await openTwo(count, { PREVIEW_ACCESS_CODE: CODE })
  const guesses = Array.from({ length: 20 }, (_, guess) =>
    enter(hosts[guess % 2 ? 1 : 0].origin, `guess-${guess}`),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)])
  expect(asked).toHaveLength(20)
  expect(asked[0]).toEqual(['guesses', KEY, { address: ADDRESS, isRight: false }])
  const late = await enter(
    (await openTwo(count, { PREVIEW_ACCESS_CODE: CODE })).hosts[0].origin,
    CODE,
  )
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '600'])
  expect(late.headers.get('set-cookie')).toBeNull()
})

test('a right code is said to be right, and opens the preview', async () => {
  const { hosts, asked } = await openTwo(() => ({ json: { retryAfter: 0 } }), {
    PREVIEW_ACCESS_CODE: CODE,
  })
  expect((await enter(hosts[0].origin, CODE)).status).toBe(303)
  expect(asked).toEqual([['guesses', KEY, { address: ADDRESS, isRight: true }]])
})

test.each<[string, Answer]>([
  ['has no such route', () => ({ status: 404, json: {} })],
  ['refuses the key', () => ({ status: 401, json: {} })],
  ['fails', () => ({ status: 503, json: {} })],
  ['answers something else', () => ({ json: { hello: 'there' } })],
])('while the engine %s, each process still counts its own', async (_name, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { hosts } = await openTwo(answer, { PREVIEW_ACCESS_CODE: CODE })
  for (const { origin } of hosts) {
    const guesses = Array.from({ length: 11 }, (_, guess) => enter(origin, `guess-${guess}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array(10).fill(401), 429])
  }
})

test('the link printed at start opens one of two storefronts, once', async () => {
  let uses = 0
  const once: Answer = () => ({ json: { isFirstUse: uses++ === 0 } })
  const { hosts, asked } = await openTwo(once, { START_KEY })
  const opened = await Promise.all(hosts.map(({ origin }) => openLink(origin)))
  expect(opened.map(({ status }) => status).sort()).toEqual([303, 403])
  expect(asked).toContainEqual(['start-links', KEY, { link: expect.stringMatching(/^\w{64}$/) }])
  expect(JSON.stringify(asked)).not.toContain(START_KEY)
})

test('without an engine that counts, the link opens each storefront once', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { hosts } = await openTwo(() => ({ status: 404, json: {} }), { START_KEY })
  for (const { origin } of hosts) {
    expect((await openLink(origin)).status).toBe(303)
    expect((await openLink(origin)).status).toBe(403)
  }
})
