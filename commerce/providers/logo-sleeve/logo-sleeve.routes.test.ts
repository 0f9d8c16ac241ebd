import { useEngine } from '../../testing/engine'
import { seedSite } from '../../testing/seed-site'

const NOW = new Date('2026-11-24T12:00:00Z')
const PARENT = 'https://shop.example'
const FRAME = { site: 'brindille', parent: PARENT, sessionId: 'a-session-of-this-frame' }
const FORM = {
  company: 'Bloom & "Daughters"',
  contactName: 'Ada Bloom',
  email: 'Ada@example.com',
  eventDate: '2026-12-18',
  quantity: '50',
  sleeveText: 'Thank you',
}
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]).toString('base64')

const engine = useEngine({
  seed: async (db) => {
    await seedSite(db)
    const preferences = JSON.stringify({ SiteTimezone: 'Pacific/Kiritimati' })
    await db.updateTable('site').set({ preferences }).execute()
  },
  config: { storefrontOrigins: [PARENT] },
  now: () => NOW,
})
beforeEach(() => engine.db.deleteFrom('service_case').execute())

const show = (query: Record<string, string> = {}) =>
  engine.app.inject({ url: '/logo-sleeve', query: { ...FRAME, ...query } })
const send = (payload: object, query: Record<string, string> = {}) =>
  engine.app.inject({
    method: 'POST',
    url: '/logo-sleeve',
    query: { ...FRAME, ...query },
    payload,
  })
const cases = () => engine.db.selectFrom('service_case').selectAll().execute()

test('the form can be framed only by the page of the shop that requests it [CNT-013]', async () => {
  const page = await show()
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${PARENT}`)
  expect(page.body).toContain(`data-session="${FRAME.sessionId}"`)
  // it is tomorrow there
  expect(page.body).toContain('min="2026-11-25"')
  expect((await show({ locale: 'es-US' })).body).toContain('Empresa')
  const script = await engine.app.inject('/logo-sleeve/form.js')
  expect(script.body).toContain('postMessage')
})

test.each([
  [{ parent: 'https://elsewhere.example' }, 403],
  [{ parent: `${PARENT}/page` }, 403],
  [{ parent: `${PARENT};script-src *` }, 403],
  [{ sessionId: 'short' }, 400],
  [{ sessionId: '"><script>alert(1)</script>' }, 400],
  [{ site: 'nowhere' }, 404],
])('the form with %j is not shown: %i', async (query, status) => {
  expect((await show(query)).statusCode).toBe(status)
})

test('a submitted form creates one case, even when it is sent twice', async () => {
  const [first, again] = await Promise.all([1, 2].map(() => send({ ...FORM, logo: PNG })))
  expect(first?.statusCode).toBe(201)
  expect(again?.json()).toEqual(first?.json())
  expect(await cases()).toMatchObject([
    {
      site_id: 'brindille',
      kind: 'logo-sleeve',
      email: 'ada@example.com',
      fields: { quantity: 50, logo: { type: 'image/png', bytes: 10 } },
    },
  ])
})

test.each<[object, string[]]>([
  [{ company: ' ' }, ['company']],
  [{ email: 'ada' }, ['email']],
  [{ quantity: '3' }, ['quantity']],
  [{ eventDate: '2026-11-01' }, ['eventDate']],
  [{ sleeveText: '' }, ['sleeveText']],
  [{ logo: Buffer.from('<svg onload="x()"/>').toString('base64') }, ['logo']],
  [{ logo: 'not base64!' }, ['logo']],
  [{ logo: Buffer.alloc(600_000).toString('base64') }, ['logo']],
])('an invalid form is rejected with the names of the fields: %#', async (fields, names) => {
  const response = await send({ ...FORM, ...fields })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ fields: names })
  expect(await cases()).toEqual([])
})

test('a form from a page of another origin is rejected', async () => {
  expect((await send(FORM, { parent: 'https://elsewhere.example' })).statusCode).toBe(403)
})
