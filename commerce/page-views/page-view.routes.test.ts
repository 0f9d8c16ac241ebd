import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'

let now = new Date('2026-03-01T12:00:00Z')
const engine = useEngine({ seed: seedSite, now: () => now })
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  await engine.db.deleteFrom('page_view_count').execute()
  await engine.db.deleteFrom('login_attempt').execute()
})

type Method = 'GET' | 'POST'
const START = '/on/demandware.store/Sites-brindille-Site/en_US/__Analytics-Start'
const report = (url: string, method: Method = 'POST', path = START) =>
  engine.app.inject({ method, url: path, query: { url, res: '375x812', dwac: '0.5' } })
const count = async () => {
  const rows = await engine.db
    .selectFrom('page_view_count')
    .select(['site_id', 'path', 'views'])
    .orderBy('path')
    .execute()
  return rows.map(({ site_id, path, views }) => [site_id, path, views])
}

test('a page view is counted per site by path, for beacons and images alike [ANL-016]', async () => {
  const shop = 'https://shop.example'
  expect((await report(`${shop}/cart?email=ada@example.com#x`)).statusCode).toBe(200)
  await report(`${shop}/`, 'GET')
  const answer = await report(`${shop}/cart`)
  expect(answer.headers['content-type']).toBe('image/gif')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await count()).toEqual([
    ['brindille', '/', 1],
    ['brindille', '/cart', 2],
  ])
})

test.each([
  ['an unknown site', START.replace('brindille', 'nowhere'), 'https://shop.example/', 404],
  [
    'a malformed site',
    START.replace('Sites-brindille-Site', 'brindille'),
    'https://s.example/',
    404,
  ],
  ['a malformed locale', START.replace('en_US', 'x'), 'https://shop.example/', 404],
  ['no address', START, '', 400],
  ['a script', START, 'javascript:alert(1)', 400],
  ['an endless one', START, `https://shop.example/${'a'.repeat(2_000)}`, 400],
])('rejects %s', async (_, path, url, status) => {
  expect((await report(url, 'POST', path)).statusCode).toBe(status)
  expect(await count()).toEqual([])
})

test('paths are limited: those beyond 2,000 a day are counted as one', async () => {
  const day = '2026-03-01'
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    site_id: 'brindille',
    day,
    path: `/made-up-${index}`,
    views: 1,
  }))
  await engine.db.insertInto('page_view_count').values(rows).execute()
  for (const path of ['/new', '/newer', '/made-up-0']) await report(`https://shop.example${path}`)
  const counted = await count()
  expect(counted).toHaveLength(2_001)
  expect(counted).toContainEqual(['brindille', '*', 2])
  expect(counted).toContainEqual(['brindille', '/made-up-0', 2])
})

test('the page views of one address are limited', async () => {
  const key = { remoteAddress: '203.0.113.7' }
  const ask = () =>
    engine.app.inject({ method: 'POST', url: `${START}?url=https://shop.example/`, ...key })
  expect((await ask()).statusCode).toBe(200)
  await engine.db.updateTable('login_attempt').set({ attempts: 3_000 }).execute()
  expect((await ask()).statusCode).toBe(429)
  expect(await count()).toEqual([['brindille', '/', 1]])
})

test('page views are deleted after 90 days, and operators see the last seven', async () => {
  await report('https://shop.example/old')
  now = new Date('2026-05-20T12:00:00Z')
  await report('https://shop.example/cart')
  await report('https://shop.example/<b>')
  expect(await count()).toHaveLength(3)
  now = new Date('2026-06-01T12:00:00Z')
  await report('https://shop.example/cart')
  const paths = (await count()).map(([, path]) => path)
  expect(paths).not.toContain('/old')
  const page = await engine.app.inject({ url: '/page-views' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('/cart')
  expect(page.body).not.toContain('/old')
  const guest = await engine.app.inject({ url: '/page-views', remoteAddress: '203.0.113.7' })
  expect(guest.statusCode).toBe(403)
})
