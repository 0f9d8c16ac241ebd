import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { auditFigures } from '../../scripts/testing/audit-figures'
import { listMigrations } from '../db/migrate'
import { placeUnpaidPickup } from '../testing/place-pickup'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { countChanges } from './count-figures'
import { createFiguresService } from './figures.service'
import { recountFigures } from './recount-figures'

// it does not listen, so no job counts meanwhile
const engine = useCheckout()
const guest = useGuest(engine)
beforeEach(() => engine.db.updateTable('inventory').set({ ats: 10_000 }).execute())

const service = () => createFiguresService(engine.db)
async function place(): Promise<string> {
  const { orderNo = '' } = await placeUnpaidPickup(guest)
  const order = engine.db.updateTable('order_header').where('order_no', '=', orderNo)
  await order.set({ payment_status: 'authorised' }).execute()
  return orderNo
}
const set = (orderNo: string, change: ReturnType<typeof sql>) =>
  sql`update order_header set document = ${change} where order_no = ${orderNo}`.execute(engine.db)
const listWaiting = () => engine.db.selectFrom('figure_change').selectAll().execute()

test('a text of any length is counted, with its beginning', async () => {
  const orderNo = await place()
  // nothing that could be compressed
  const reason = `Ünd 😀 ${randomBytes(4000).toString('base64')}`
  await set(
    orderNo,
    sql`jsonb_set(document, '{history}', ${JSON.stringify([
      { at: '2026-12-01T12:00:00Z', text: `cancelled: ${reason}` },
    ])}::jsonb)`,
  )
  await engine.db
    .updateTable('order_header')
    .set({ status: 'cancelled' })
    .where('order_no', '=', orderNo)
    .execute()
  await countChanges(engine.db)
  const refunds = engine.db.selectFrom('figure').select('key').where('kind', '=', 'refund')
  const [refund] = await refunds.where('key', 'like', 'Cancelled: Ünd%').execute()
  expect(refund?.key).toBe([...`Cancelled: ${reason}`].slice(0, 200).join(''))
  expect(await auditFigures(engine.db, 'Etc/UTC')).toEqual([])
})

test('an order that cannot be counted is named, and holds up no other', async () => {
  await countChanges(engine.db)
  const orderNos = [await place(), await place(), await place()]
  const [, bad = ''] = orderNos
  await set(bad, sql`document - 'payments'`)
  expect(await service().catchUp()).toEqual({ isBehind: true })
  const { errors } = await service().count()
  expect(errors.map(({ message }) => message)).toEqual([`Order ${bad} cannot be counted.`])
  expect(await listWaiting()).toEqual([])
  const counted = await engine.db.selectFrom('order_figure').select('order_no').execute()
  const known = counted.map(({ order_no }) => order_no)
  expect(orderNos.filter((no) => known.includes(no))).toEqual([orderNos[0], orderNos[2]])
  expect(await service().count()).toEqual({ counted: 0, errors: [] })
  const { findings } = await recountFigures(engine.db)
  expect(findings).toContain(`Order ${bad} cannot be counted.`)
  await engine.db.deleteFrom('order_header').where('order_no', '=', bad).execute()
})

test('while the database only reads, figures are behind', async () => {
  await place()
  await engine.db.connection().execute(async (db) => {
    await sql`set default_transaction_read_only = on`.execute(db)
    expect(await createFiguresService(db).catchUp()).toEqual({ isBehind: true })
  })
  // PostgreSQL's connection is given up after that, the embedded database has only one
  await sql`set default_transaction_read_only = off`.execute(engine.db)
  expect(await listWaiting()).not.toEqual([])
  expect(await service().catchUp()).toEqual({ isBehind: false })
})

test('orders of the time before are counted in portions, after those that have changed', async () => {
  await place()
  await countChanges(engine.db)
  const figures = () =>
    engine.db
      .selectFrom('figure')
      .selectAll()
      .orderBy('kind')
      .orderBy('day')
      .orderBy('key')
      .execute()
  const before = await figures()
  await engine.db.deleteFrom('figure').where('kind', '<>', 'gift-card').execute()
  await engine.db.deleteFrom('order_figure').execute()
  await engine.db.insertInto('figure_backlog').values({ counted_until: '' }).execute()
  const all = await engine.db.selectFrom('order_header').select('order_no').execute()
  expect(await countChanges(engine.db)).toBe(all.length)
  expect(await engine.db.selectFrom('figure_backlog').selectAll().execute()).toEqual([])
  expect(await figures()).toEqual(before)
})

test('a due time that is wrong is found, and counted again by the repair and the migration', async () => {
  const orderNo = await place()
  await countChanges(engine.db)
  const figure = engine.db.selectFrom('order_figure').select('due_at')
  const dueAt = async () =>
    (await figure.where('order_no', '=', orderNo).executeTakeFirstOrThrow()).due_at
  const right = await dueAt()
  expect(right).toBeInstanceOf(Date)
  const spoil = () =>
    engine.db
      .updateTable('order_figure')
      .set({ due_at: new Date(0) })
      .where('order_no', '=', orderNo)
      .execute()
  await spoil()
  const { findings } = await recountFigures(engine.db)
  expect(findings).toEqual([`Order ${orderNo} is counted differently.`])
  await recountFigures(engine.db, { repair: true })
  expect(await dueAt()).toEqual(right)

  await spoil()
  const migration = listMigrations().find(({ name }) => name.startsWith('690-'))
  await sql.raw(migration?.text ?? '').execute(engine.db)
  await countChanges(engine.db)
  expect(await dueAt()).toEqual(right)
})

test('the migration, which locks checkout out, reads no order', () => {
  const migration = listMigrations().find(({ name }) => name === '560-figures.sql')
  expect(migration?.text).toContain('insert into figure_backlog')
  expect(migration?.text).not.toContain('from order_header')
})
