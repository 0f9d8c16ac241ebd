import { createTestEngine, useEngine, type TestEngine } from '../testing/engine'

const KEY = 'a key of the change feed'
const LINK = '0f'.repeat(32)

let now = new Date('2026-03-01T12:00:00Z')
const engine = useEngine({ now: () => now })
beforeEach(() => engine.db.deleteFrom('login_attempt').execute())

const send = (path: string, payload: object, headers = {}, { app }: TestEngine = engine) =>
  app.inject({ method: 'POST', url: `/preview-access/${path}`, payload, headers })
const guess = async (address = '203.0.113.7', isRight = false) =>
  (await send('guesses', { address, isRight })).json().retryAfter as number

test('of twenty guesses at once, those beyond the limit are refused', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess()))
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(10)
  expect(answers.filter((seconds) => seconds === 900)).toHaveLength(10)
  expect(await guess('203.0.113.7', true)).toBe(900)
  expect(await guess('203.0.113.8', true)).toBe(0)
  now = new Date(now.getTime() + 900_000)
  expect(await guess()).toBe(0)
})

test('right codes are not counted, and do not make up for wrong ones', async () => {
  for (let wrong = 0; wrong < 9; wrong += 1) await guess()
  for (let right = 0; right < 9; right += 1) expect(await guess('203.0.113.7', true)).toBe(0)
  expect(await guess()).toBe(0)
  expect(await guess()).toBe(900)
})

test('the period begins with the first wrong code, not with a right one', async () => {
  await guess('203.0.113.7', true)
  now = new Date(now.getTime() + 899_000)
  for (let wrong = 0; wrong < 10; wrong += 1) expect(await guess()).toBe(0)
  now = new Date(now.getTime() + 2_000)
  expect(await guess()).toBe(898)
})

test('an IPv6 network is counted as one visitor', async () => {
  for (let wrong = 0; wrong < 10; wrong += 1) await guess(`2001:db8:7:8::${wrong}`)
  expect(await guess('2001:db8:7:8:ffff::1')).toBe(900)
})

test('a start link is opened once, whoever asks first', async () => {
  const open = async (link: string) => (await send('start-links', { link })).json().isFirstUse
  const opened = await Promise.all(Array.from({ length: 5 }, () => open(LINK)))
  expect(opened.filter(Boolean)).toHaveLength(1)
  expect(await open('1e'.repeat(32))).toBe(true)
  now = new Date(now.getTime() + 365 * 86_400_000)
  expect(await open(LINK)).toBe(false)
})

test.each([
  ['guesses', {}],
  ['guesses', { address: '', isRight: false }],
  ['guesses', { address: '203.0.113.7' }],
  ['guesses', { address: 'a'.repeat(65), isRight: false }],
  ['start-links', { link: 'the key itself' }],
])('%s: %j is refused', async (path, body) => {
  expect((await send(path, body)).statusCode).toBe(400)
})

test('only storefronts may ask: with the key, or without one from this machine', async () => {
  const proxied = { 'x-forwarded-for': '10.0.0.1' }
  expect((await send('start-links', { link: LINK }, proxied)).statusCode).toBe(403)
  const other = await createTestEngine({ config: { changeFeedKey: KEY } })
  const status = async (path: string, body: object, headers: object) =>
    (await send(path, body, headers, other)).statusCode
  for (const headers of [{}, { 'x-api-key': 'a wrong key' }, { authorization: `Bearer ${KEY}` }]) {
    expect(await status('guesses', { address: 'a', isRight: true }, headers)).toBe(401)
    expect(await status('start-links', { link: LINK }, headers)).toBe(401)
  }
  const headers = { 'x-api-key': KEY, ...proxied }
  expect(await status('start-links', { link: LINK }, headers)).toBe(200)
  await other.close()
})
