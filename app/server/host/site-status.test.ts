import { SiteStatus } from './site-status'

let now = 0
let answer: () => Promise<boolean>
let asked = 0
let status: SiteStatus
beforeEach(() => {
  now = 0
  asked = 0
  answer = async () => false
  status = new SiteStatus({
    now: () => now,
    ask: (siteId) => {
      asked += siteId === 'main' ? 1 : 0
      return answer()
    },
  })
})

const later = (seconds: number) => (now += seconds * 1000)

test('an open site is asked once in five seconds, however many come', async () => {
  expect(status.wasOpen('main')).toBe(false)
  expect(await Promise.all([status.isClosed('main'), status.isClosed('main')])).toEqual([
    false,
    false,
  ])
  for (const second of [1, 1, 1]) {
    later(second)
    expect(status.wasOpen('main')).toBe(true)
  }
  expect(asked).toBe(1)
})

test('that it has closed is known a moment after somebody came [ERR-007]', async () => {
  await status.isClosed('main')
  answer = async () => true
  later(6)
  // this request still gets the cached page, and triggers a check of the site
  expect(status.wasOpen('main')).toBe(true)
  expect(await status.isClosed('main')).toBe(true)
  expect(status.wasOpen('main')).toBe(false)
})

test('who comes after a silence does not see what was cached before [ERR-007]', async () => {
  await status.isClosed('main')
  answer = async () => true
  later(600)
  expect(status.wasOpen('main')).toBe(false)
  expect(await status.isClosed('main')).toBe(true)
})

test('a site that opens again is open for who tries it then [ERR-012]', async () => {
  answer = async () => true
  expect(await status.isClosed('main')).toBe(true)
  answer = async () => false
  later(6)
  expect(await status.isClosed('main')).toBe(false)
})

test('who gives no answer, or none in time, closes no shop and delays no page', async () => {
  answer = async () => Promise.reject(new Error('unreachable'))
  expect(await status.isClosed('main')).toBe(false)
  later(6)
  answer = () => new Promise(() => undefined)
  expect(await status.isClosed('main')).toBe(false)
})

test('each site closes independently of the others', async () => {
  answer = async () => true
  expect(await status.isClosed('main')).toBe(true)
  answer = async () => false
  expect(await status.isClosed('volume')).toBe(false)
})

test('a site that is doubted is asked before anything is sent, and no older answer counts [ERR-007]', async () => {
  await status.isClosed('main')
  let finish = (_isClosed: boolean) => {}
  later(6)
  answer = () => new Promise((resolve) => (finish = resolve))
  expect(status.wasOpen('main')).toBe(true)
  status.doubt('main')
  answer = async () => true
  expect(status.wasOpen('main')).toBe(false)
  expect(await status.isClosed('main')).toBe(true)
  finish(false)
  expect(await status.isClosed('main')).toBe(true)
})

test('a doubt of one site leaves the others as they are', async () => {
  await status.isClosed('main')
  status.doubt('other')
  expect(status.wasOpen('main')).toBe(true)
  status.doubt()
  expect(status.wasOpen('main')).toBe(false)
})
