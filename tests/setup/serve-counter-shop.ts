import { createInterface } from 'node:readline'
import { millisecondsInMinute } from 'date-fns/constants'
import type { Db } from '../../commerce/db/client'
import { createTestEngine, type TestEngine } from '../../commerce/testing/engine'
import { listRoutes } from '../../commerce/testing/list-routes'
import { fillPickup } from '../../commerce/testing/place-pickup'
import { placeByCard } from '../../commerce/testing/placed-order'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { TestCheckout } from '../../commerce/testing/test-checkout'
import { auditPickups } from '../../scripts/testing/audit-pickups'
import type { Login, Opened, Seen } from './counter-shop'

const BY = { name: 'test', requestId: 'test' }
/** Noon in the shops. */
const NOON = Date.parse('2026-12-19T20:00:00Z')
/** The last four have two pieces. */
const PICKUPS = { all: 64, ofOnePiece: 60 }
const CLERKS = [
  ['Ada', '101'],
  ['Grace', '101'],
  ['Mary', '102'],
] as const

/** Serves two shops; answers each line of its standard input with `Seen`, and ends with it. */
async function main(): Promise<void> {
  let minute = 0
  let openedAt = 0
  const now = () =>
    NOON + minute * millisecondsInMinute + (openedAt > 0 ? Date.now() - openedAt : 0)
  const engine = await createTestEngine({ seed: seedTwoShops, now: () => new Date(now()) })
  const origin = await engine.listen()
  const own: Opened['own'] = []
  for (let count = 0; count < PICKUPS.all; count += 1) {
    // each is due two hours later
    minute = 3 + (count * 53) / PICKUPS.all
    const quantity = count < PICKUPS.ofOnePiece ? 1 : 2
    own.push({ orderNo: await place(engine, '101', quantity), quantity })
  }
  const others = [await place(engine, '102'), await place(engine, '102')]
  const { backOffice } = engine.app.services.orders
  for (const orderNo of others) {
    await backOffice.movePickup(orderNo, 'me', { from: 'placed', to: 'ready' })
  }
  minute = 118
  openedAt = Date.now()
  const routes = listRoutes(engine.app).filter((route) => route.includes('/counter/:shopId'))
  const clerks = await addClerks(engine)
  print({ origin, now: now(), routes, clerks, own, others })
  for await (const _line of createInterface({ input: process.stdin })) print(await look(engine.db))
  await engine.close()
}

const print = (message: Opened | Seen) => process.stdout.write(`${JSON.stringify(message)}\n`)

async function seedTwoShops(db: Db): Promise<void> {
  await seedCheckout(db)
  const stock = (list_id: string, product_id: string) => ({
    ...{ list_id, product_id, ats: 100, allocation: 100 },
  })
  await db.insertInto('inventory_list').values({ id: 'shop-102' }).execute()
  await db.updateTable('inventory').where('list_id', '=', 'shop-101').set({ ats: 100 }).execute()
  await db
    .insertInto('inventory')
    .values([stock('shop-101', 'creme-bar'), stock('shop-102', 'brittle')])
    .execute()
  const custom = JSON.stringify({ bopisEnabled: true })
  const other = db.updateTable('store').where('id', '=', '102')
  await other.set({ inventory_list_id: 'shop-102', custom }).execute()
}

async function place({ app }: TestEngine, shopId: string, quantity = 1): Promise<string> {
  const guest = await TestCheckout.asGuest(app)
  const { orderNo = '' } = await placeByCard(guest, await fillPickup(guest, quantity, shopId))
  return orderNo
}

async function addClerks({ app }: TestEngine): Promise<Login[]> {
  const { operators } = app.services
  await operators.add({ email: 'admin@example.com', name: 'Admin', roles: ['admin'] }, BY)
  const clerks: Login[] = []
  for (const [name, shopId] of CLERKS) {
    const email = `${name.toLowerCase()}@example.com`
    const clerk = { email, name, roles: ['shop' as const], shops: [shopId] }
    const { password } = await operators.add(clerk, BY)
    clerks.push({ email, password })
  }
  return clerks
}

async function look(db: Db): Promise<Seen> {
  const mails = await db
    .selectFrom('outbox_mail')
    .select(['reference', 'text'])
    .where('reference', 'like', 'pickup:%')
    .execute()
  const codes = mails.flatMap(({ reference, text }) => {
    const [, orderNo = '', , state] = reference.split(':')
    const [, code] = /Show this code in the shop:\n(.+)/.exec(text) ?? []
    return state === 'ready' && code !== undefined ? [[orderNo, code] as const] : []
  })
  const paths = mails.flatMap(({ text }) => /\/pickup-answers\/[\w-]+/.exec(text)?.[0] ?? [])
  return {
    codes: Object.fromEntries(codes),
    answerPath: paths.at(-1) ?? '',
    findings: await auditPickups(db),
  }
}

void main()
