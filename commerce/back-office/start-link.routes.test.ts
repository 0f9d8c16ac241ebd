import { useEngine } from '../testing/engine'
import { logInOperator } from '../testing/log-in-operator'

const KEY = 'k'.repeat(43)
const LINK = `/back-office/start?key=${KEY}`
const API = '/back-office/api/session'

let at = new Date('2026-12-01T12:00:00Z')
const engine = useEngine({
  config: {
    isOpenLocally: false,
    telemetry: { metrics: { isOpenLocally: false } },
    startKey: KEY,
    storefrontOrigins: ['http://localhost:3000'],
  },
  now: () => at,
})
beforeEach(async () => {
  at = new Date('2026-12-01T12:00:00Z')
  await engine.db.deleteFrom('local_session').execute()
  await engine.db.deleteFrom('operator').execute()
})

const ask = (url: string, headers: Record<string, string> = {}) =>
  engine.app.inject({ url, headers: { host: 'localhost:4000', ...headers } })
const cookieOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

// what a reverse proxy on this machine sends for any visitor, if it is told no headers
test.each([
  '/back-office/api/session',
  '/back-office/api/orders',
  '/back-office/api/content/items',
  '/page-views',
  '/content-hub/snapshots',
  '/content-hub/staging/brindille.staging.localhost/content/key/home',
  '/shop-changes',
])('%s is closed to requests from this machine without a session or a key', async (url) => {
  for (const host of ['localhost:4000', 'localhost', '127.0.0.1:4000', '[::1]:4000']) {
    expect((await ask(url, { host })).statusCode).toBe(403)
  }
})

test('/metrics is closed, too', async () => {
  expect((await ask('/metrics')).statusCode).toBe(404)
})

test('a page says how to get in', async () => {
  const page = await ask('/back-office/orders', { accept: 'text/html' })
  expect(page.statusCode).toBe(403)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('Open the link that was printed when the shop started')
})

test('the link opens the back office once, and passes its key on to the preview', async () => {
  const opened = await ask(LINK)
  expect(opened.statusCode).toBe(302)
  const next = new URL(String(opened.headers.location))
  expect(next.origin + next.pathname).toBe('http://localhost:3000/admin/preview/access')
  expect(Object.fromEntries(next.searchParams)).toEqual({
    key: KEY,
    to: 'http://localhost:4000/back-office/',
  })
  const cookie = cookieOf(opened)
  expect((await ask(API, { cookie })).json()).toMatchObject({ kind: 'local' })
  // again, in the same browser
  expect((await ask(LINK, { cookie })).headers.location).toBe('/back-office/')
  const again = await ask(LINK)
  expect([again.statusCode, cookieOf(again)]).toEqual([403, ''])
  expect(again.body).toContain('used already')
  at = new Date('2026-12-08T12:00:01Z')
  expect((await ask(API, { cookie })).statusCode).toBe(403)
  expect((await ask(LINK)).statusCode).toBe(403)
})

test('a program that asks with HEAD does not use up the link', async () => {
  const headers = { host: 'localhost:4000' }
  const head = await engine.app.inject({ method: 'HEAD', url: LINK, headers })
  expect(cookieOf(head)).toBe('')
  expect(cookieOf(await ask(LINK))).not.toBe('')
})

test('of clicks at once, one gets in', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(LINK)))
  expect(answers.filter(({ statusCode }) => statusCode === 302)).toHaveLength(1)
})

test.each(['?key=wrong', '?key=', '', `?key=${KEY}x`, `?key=${KEY}&key=${KEY}`])(
  'the address %s opens nothing',
  async (query) => {
    const answer = await ask(`/back-office/start${query}`)
    expect([400, 403]).toContain(answer.statusCode)
    expect(cookieOf(answer)).toBe('')
  },
)

test('once there is an operator, neither the link nor its session opens anything', async () => {
  const cookie = cookieOf(await ask(LINK))
  await logInOperator(engine, 'admin')
  expect((await ask(API, { cookie })).statusCode).toBe(401)
  const answer = await ask(LINK)
  expect([answer.headers.location, cookieOf(answer)]).toEqual(['/back-office/', ''])
})
