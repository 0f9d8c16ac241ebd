import { useDatabase } from '../testing/test-database'
import { createLoginThrottle } from './login-throttle'

const MINUTE_MS = 60_000
const HOME = '203.0.113.1'

let now = new Date('2026-11-20T12:00:00Z')
const database = useDatabase()
const throttle = () =>
  createLoginThrottle(database.db, () => now, 'guess', {
    login: { attempts: 2, windowMs: MINUTE_MS },
    address: { attempts: 3, windowMs: MINUTE_MS },
  })
beforeEach(() => database.db.deleteFrom('login_attempt').execute())

test('an IP address has a limit of its own, whatever it guesses', async () => {
  for (const card of ['a', 'b', 'c']) expect(await throttle().countAttempt(card, HOME)).toBe(0)
  expect(await throttle().countAttempt('d', HOME)).toBe(60)
  expect(await throttle().countAddress(HOME)).toBe(60)
  expect(await throttle().countAttempt('d', '203.0.113.2')).toBe(0)
  now = new Date(now.getTime() + MINUTE_MS)
  expect(await throttle().countAttempt('d', HOME)).toBe(0)
})

test('a right guess is not counted for its address, nor are the wrong ones for its subject', async () => {
  for (const _wrong of [1, 2]) expect(await throttle().countAttempt('a', HOME)).toBe(0)
  expect(await throttle().countAttempt('a', '203.0.113.2')).toBe(60)
  await throttle().forgive('a', HOME)
  for (const card of ['a', 'a']) expect(await throttle().countAttempt(card, HOME)).toBe(0)
  expect(await throttle().countAttempt('b', HOME)).toBe(60)
})
