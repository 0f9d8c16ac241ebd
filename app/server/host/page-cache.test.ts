import { PageCache } from './page-cache'
import { SendablePage } from './rendered-page'
import { sharedCacheSeconds } from './shared-cache-seconds'

const PUBLIC = 'public, must-revalidate, s-maxage=900'

function page(text: string, headers: Record<string, string> = {}, status = 200): SendablePage {
  const all = { 'content-type': 'text/html', 'cache-control': PUBLIC, ...headers }
  return new SendablePage({ status, headers: all, body: Buffer.from(text) }, 'W/"1"')
}

function cacheAt(clock: { now: number }, maxBytes = 1_000_000) {
  return new PageCache({ maxBytes, now: () => clock.now, staleSeconds: 60 })
}

const textOf = (sent: { page: SendablePage }) => sent.page.page.body.toString()
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('renders once, then answers from memory with its age', async () => {
  const clock = { now: 0 }
  const cache = cacheAt(clock)
  const render = jest.fn(async () => page('one'))
  expect(await cache.get('a', render)).toMatchObject({ state: 'MISS', ageSeconds: 0 })
  clock.now = 5_000
  expect(await cache.get('a', render)).toMatchObject({ state: 'HIT', ageSeconds: 5 })
  expect(cache.peek('a')).toMatchObject({ state: 'HIT' })
  expect(render).toHaveBeenCalledTimes(1)
})

test('renders once for many concurrent requests', async () => {
  const cache = cacheAt({ now: 0 })
  const render = jest.fn(async () => page('one'))
  const answers = await Promise.all([1, 2, 3].map(() => cache.get('a', render)))
  expect(answers.map(textOf)).toEqual(['one', 'one', 'one'])
  expect(render).toHaveBeenCalledTimes(1)
})

test('a page that may not be stored is shared with nobody', async () => {
  const cache = cacheAt({ now: 0 })
  let count = 0
  const render = async () => page(String((count += 1)), { 'cache-control': 'private, no-store' })
  const answers = await Promise.all([1, 2].map(() => cache.get('a', render)))
  expect(new Set(answers.map(textOf)).size).toBe(2)
  expect(cache.peek('a')).toBeUndefined()
})

test('a stale page is sent while a single rendering replaces it', async () => {
  const clock = { now: 0 }
  const cache = cacheAt(clock)
  let count = 0
  const render = jest.fn(async () => page(String((count += 1))))
  await cache.get('a', render)
  clock.now = 901_000
  const stale = await Promise.all([cache.get('a', render), cache.get('a', render)])
  expect(stale.map((sent) => [sent.state, textOf(sent)])).toEqual([
    ['STALE', '1'],
    ['STALE', '1'],
  ])
  await settled()
  expect(textOf(await cache.get('a', render))).toBe('2')
  expect(render).toHaveBeenCalledTimes(2)
  clock.now = 901_000 + 961_000
  expect(await cache.get('a', render)).toMatchObject({ state: 'MISS' })
})

test('when rendering again fails, the last good page stays for its time', async () => {
  const clock = { now: 0 }
  const cache = cacheAt(clock)
  await cache.get('a', async () => page('good'))
  clock.now = 901_000
  await cache.get('a', async () => page('down', { 'cache-control': 'no-store' }, 503))
  await settled()
  expect(textOf(await cache.get('a', async () => Promise.reject(new Error('down'))))).toBe('good')
})

test('a failure reaches the caller when nothing is stored', async () => {
  const cache = cacheAt({ now: 0 })
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.get('a', async () => page('up'))).toMatchObject({ state: 'MISS' })
})

test('evicts the least recently used pages when its byte limit is exceeded', async () => {
  const cache = cacheAt({ now: 0 }, 40_000)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    await cache.get(key, async () => page('x'.repeat(3_000)))
  }
  expect(cache.peek('a')).toBeUndefined()
  expect(cache.peek('g')).toBeDefined()
})

test.each([
  ['a public page', {}, 200, 900],
  ['a missing page, briefly', { 'cache-control': 'public, s-maxage=60' }, 404, 60],
  ['no page with a cookie', { 'set-cookie': 'a=b' }, 200, 0],
  ['no private page', { 'cache-control': 'private, s-maxage=900' }, 200, 0],
  ['no page that is not to be stored', { 'cache-control': 'public, no-store, s-maxage=9' }, 200, 0],
  ['no page without s-maxage', { 'cache-control': 'public, max-age=900' }, 200, 0],
  ['a redirect', { 'cache-control': 'public, s-maxage=300' }, 301, 300],
  ['no redirect of a moment', { 'cache-control': 'private, no-store' }, 302, 0],
  ['no failure', {}, 503, 0],
])('stores %s', (_name, headers, status, seconds) => {
  expect(sharedCacheSeconds(page('x', headers, status))).toBe(seconds)
})

describe('a change', () => {
  const tagged = (text: string, ...tags: string[]) =>
    new SendablePage(page(text).page, 'W/"1"', Infinity, { siteId: 'main', tags: new Set(tags) })
  const stock = (id: string) => [{ tags: [`product:${id}`] }]

  test('has the pages that it concerns rendered anew, and no other', async () => {
    const cache = cacheAt({ now: 0 })
    await cache.get('box', async () => tagged('box', 'product:box'))
    await cache.get('bar', async () => tagged('bar', 'product:bar'))
    cache.outdate(stock('box'))
    expect(cache.peek('box')).toBeUndefined()
    expect(cache.peek('bar')).toMatchObject({ state: 'HIT' })
    const sent = await cache.get('box', async () => tagged('new', 'product:box'))
    expect([sent.state, textOf(sent)]).toEqual(['MISS', 'new'])
    expect(cache.peek('box')).toMatchObject({ state: 'HIT' })
  })

  test('leaves the last page for a rendering that fails, and no shared cache stores it', async () => {
    const cache = cacheAt({ now: 0 })
    await cache.get('box', async () => tagged('box'))
    cache.outdate([{}])
    const sent = await cache.get('box', () => Promise.reject(new Error('down')))
    expect([sent.state, textOf(sent)]).toEqual(['STALE', 'box'])
    expect(sent.ageSeconds).toBeGreaterThanOrEqual(900)
  })

  test('while a page is rendered keeps that from being fresh, and from those who come after', async () => {
    const cache = cacheAt({ now: 0 })
    let finish = (_page: SendablePage) => {}
    const first = cache.get('box', () => new Promise((resolve) => (finish = resolve)))
    const other = cache.get('bar', async () => tagged('bar', 'product:bar'))
    cache.outdate(stock('box'))
    const render = jest.fn(async () => tagged('new', 'product:box'))
    const later = Promise.all([cache.get('box', render), cache.get('box', render)])
    finish(tagged('old', 'product:box'))
    expect(textOf(await first)).toBe('old')
    expect((await first).ageSeconds).toBeGreaterThanOrEqual(900)
    expect((await later).map(textOf)).toEqual(['new', 'new'])
    expect(render).toHaveBeenCalledTimes(1)
    expect(textOf(await cache.get('box', render))).toBe('new')
    expect((await other).ageSeconds).toBe(0)
    expect(cache.peek('bar')).toMatchObject({ state: 'HIT' })
  })

  test('that comes again and again ends in a page all the same', async () => {
    const cache = cacheAt({ now: 0 })
    const render = jest.fn(async () => {
      await settled()
      cache.outdate([{}])
      return tagged('old')
    })
    const answers = await Promise.all([cache.get('box', render), cache.get('box', render)])
    expect(answers.map(textOf)).toEqual(['old', 'old'])
    expect(render.mock.calls.length).toBeLessThan(6)
  })
})
