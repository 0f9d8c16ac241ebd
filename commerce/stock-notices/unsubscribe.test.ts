import { createTestEngine } from '../testing/engine'
import { seedCheckout } from '../testing/seed-checkout'
import { useForEach } from '../testing/use'

const engine = useForEach(() => createTestEngine({ seed: seedCheckout }))

const signUp = (pid: string, email = 'ada@example.com') =>
  engine.app.inject({ url: '/brindille/bisn', query: { pid, email } })
const waiting = async () => {
  const open = engine.db.selectFrom('stock_notice').select('email').where('notified_at', 'is', null)
  return (await open.execute()).map(({ email }) => email)
}

/**
 * Ada waits for two products and Bo for one. Returns the unsubscribe link from Ada's first mail.
 */
async function mailedLink(): Promise<URL> {
  await signUp('assorted-18')
  await engine.db
    .updateTable('inventory')
    .set({ ats: 4, allocation: 4 })
    .where('product_id', '=', 'assorted-18')
    .execute()
  await engine.app.services.stockNotices.notify()
  await engine.db.updateTable('inventory').set({ ats: 0, allocation: 0 }).execute()
  await signUp('brittle')
  await signUp('brittle', 'bo@example.com')
  const mail = await engine.db.selectFrom('outbox_mail').selectAll().executeTakeFirstOrThrow()
  expect(mail.html).toContain(`href="${mail.unsubscribe_url}"`)
  expect(mail.text).toContain(`No more of these mails: ${mail.unsubscribe_url}`)
  return new URL(mail.unsubscribe_url ?? '')
}

test('one click unsubscribes from a notice; opening the link does not', async () => {
  const { pathname } = await mailedLink()
  const page = await engine.app.inject(pathname)
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.body).toContain('<form method="post">')
  expect(await waiting()).toEqual(['ada@example.com', 'bo@example.com'])

  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'List-Unsubscribe=One-Click'
  const post = () => engine.app.inject({ method: 'POST', url: pathname, headers, payload })
  const done = await post()
  expect(done.statusCode).toBe(200)
  expect(done.body).toContain('You will get no more of these mails.')
  expect(await waiting()).toEqual(['bo@example.com'])
  expect((await post()).statusCode).toBe(200)
})

test('an invalid link unsubscribes nothing', async () => {
  const { pathname } = await mailedLink()
  const other = pathname.replace(/[^/]+$/, '00000000-0000-4000-8000-000000000000')
  for (const method of ['GET', 'POST'] as const) {
    expect((await engine.app.inject({ method, url: other })).statusCode).toBe(404)
  }
  expect(await waiting()).toHaveLength(2)
})
