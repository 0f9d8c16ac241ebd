import { importArchiveFiles } from '../testing/import-archive-files'
import { createHistoryEngine } from '../testing/order-history'
import { toOrdersXml, toOrderXml } from '../testing/order-xml'
import { auditFigures } from '../../scripts/testing/audit-figures'
import { auditOrders, readShop } from '../../scripts/testing/audit-orders'
import { placeByCard } from '../testing/placed-order'
import { placePickup, placeUnpaidPickup } from '../testing/place-pickup'
import { TestCheckout, useCheckout, useGuest } from '../testing/test-checkout'
import { countChanges } from './count-figures'
import { recountFigures } from './recount-figures'

const TIMEZONE = 'America/Los_Angeles'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(async () => {
  await engine.db.updateTable('inventory').set({ ats: 10_000 }).execute()
  await engine.db
    .updateTable('site')
    .set({ preferences: JSON.stringify({ SiteTimezone: TIMEZONE }) })
    .execute()
})

const orders = () => engine.app.services.orders.backOffice
let spent = 0
const erased: { orderNo: string; isSame: boolean }[] = []
const BY = { name: 'Ada', requestId: 'test' }

/** @returns a function of random whole numbers below a limit */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The engine's own job may be counting. */
const countAll = () => countChanges(engine.db, { isPatient: true })

/** All figures but the reasons of refunds, of which an order without its buyer has none. */
async function figuresWithoutReasons() {
  await countAll()
  const figures = engine.db.selectFrom('figure').selectAll()
  const sorted = figures.orderBy('day').orderBy('shop_id').orderBy('key')
  return sorted.where('kind', 'not in', ['refund', 'gift-card']).orderBy('kind').execute()
}

const actions = (random: (below: number) => number) => {
  const placed: string[] = []
  const pickups: string[] = []
  const of = (numbers: string[]) => numbers[random(numbers.length)]
  const some = () => of(placed)
  const keep = ({ orderNo = '' }: { orderNo?: string }) => void placed.push(orderNo)
  const keepPickup = (order: { orderNo?: string }) => {
    keep(order)
    pickups.push(order.orderNo ?? '')
  }
  const end = async (no = '', to: 'collected' | 'returned') => {
    await orders()
      .movePickup(no, 'me', { from: 'placed', to: 'ready' }, BY)
      .catch(() => undefined)
    await orders().movePickup(no, 'me', { from: 'ready', to }, BY)
  }
  return {
    parcel: async () => {
      const items = [{ productId: 'brittle', quantity: 1 + random(4) }]
      keep(await placeByCard(guest, await guest.fillBasket(items)))
    },
    pickup: async () => keepPickup(await placePickup(guest, 1 + random(3))),
    unpaid: async () => keepPickup(await placeUnpaidPickup(guest, 1 + random(3))),
    giftCard: async () => {
      const basketId = await guest.fillBasket([{ productId: 'brittle', quantity: 1 }])
      const card = { amount: 5 + random(40), recipientEmail: 'bo@example.com' }
      await guest.basket('POST', `/${basketId}/gift-certificate-items`, card)
      keep(await placeByCard(guest, basketId))
    },
    spend: async () => {
      const cards = await engine.db.selectFrom('gift_certificate').selectAll().execute()
      const { code = '', balance_minor = 0 } = cards[random(cards.length)] ?? {}
      const amountMinor = 1 + random(balance_minor)
      const other = { orderNo: `other-${spent}`, siteId: 'brindille', currency: 'USD' }
      const paid = [{ code, amountMinor, reference: `${code}:${(spent += 1)}` }]
      await engine.db
        .transaction()
        .execute((trx) => engine.app.services.giftCertificates.redeem(trx, other, paid))
    },
    erase: async () => {
      const buyer = await guest.logIn(await guest.register())
      const { orderNo = '' } = await placePickup(buyer, 1 + random(3))
      const order = engine.db.updateTable('order_header').where('order_no', '=', orderNo)
      // so that it is cancelled on another day
      await order.set({ created_at: new Date(Date.now() - 3 * 86_400_000) }).execute()
      if (random(2) === 0) await orders().cancelOrder(orderNo, undefined, BY)
      else await end(orderNo, 'collected')
      const before = await figuresWithoutReasons()
      const { customerId } = buyer.shopper
      await engine.app.services.accountData.deleteAccount(customerId, { siteId: 'brindille' })
      const after = await figuresWithoutReasons()
      erased.push({ orderNo, isSame: JSON.stringify(after) === JSON.stringify(before) })
    },
    pay: (no = some()) => orders().receivePayment(no ?? '', BY),
    cancel: (no = some()) => orders().cancelOrder(no ?? '', undefined, BY),
    refund: async (no = some()) => {
      const { stored } = await orders().getOrder(no ?? '')
      const [item] = stored.document.content.productItems ?? []
      const refunded = (stored.document.refunds ?? [])
        .flatMap(({ parts }) => parts)
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      const whole = [{ itemId: item?.itemId ?? '', quantity: 1 }]
      await orders().refundOrder(
        no ?? '',
        {
          items: random(2) === 0 ? whole : [],
          ...(random(2) === 0 && { amount: (1 + random(900)) / 100 }),
          reason: ['Broken', 'Late', 'Melted'][random(3)] ?? '',
          restock: random(2) === 0,
          byHand: random(2) === 0,
          expectedRefunded: refunded / 100,
        },
        BY,
      )
    },
    edit: async (no = some()) => {
      const { stored } = await orders().getOrder(no ?? '')
      const { itemId = '', quantity = 1 } = stored.document.content.productItems?.[0] ?? {}
      const path = `/back-office/api/orders/${no}`
      const post = async <Answer>(to: string, payload: object): Promise<Answer> => {
        const answer = await engine.app.inject({ method: 'POST', url: `${path}/${to}`, payload })
        if (answer.statusCode >= 300) throw new Error(answer.body)
        return answer.json<Answer>()
      }
      const edit = { items: [{ itemId, quantity: quantity > 1 ? quantity - 1 : 2 }] }
      const { revision } = (await engine.app.inject({ url: path })).json<{ revision: string }>()
      const seen = await post<{ difference: number }>('edits/preview', { edit })
      await post('edits', { edit, revision, expectedDifference: seen.difference })
    },
    ready: (no = of(pickups)) =>
      orders().movePickup(no ?? '', 'me', { from: 'placed', to: 'ready' }, BY),
    collect: (no = of(pickups)) => end(no, 'collected'),
    giveBack: (no = of(pickups)) => end(no, 'returned'),
  }
}

const ROUNDS = 4
/** It goes on until everything was done at least once. */
const MOST_ROUNDS = 12

test('figures equal a recount after random orders, refunds, pickups and deletions', async () => {
  const random = randomOf(1)
  const before = await readShop(engine.db)
  const sumBefore = await totalOfFigures()
  const can = actions(random)
  const names = Object.keys(can) as (keyof typeof can)[]
  const done = new Map<string, number>()
  const isEnough = (steps: number) => steps >= ROUNDS * names.length && done.size === names.length
  for (let step = 0; step < MOST_ROUNDS * names.length && !isEnough(step); step += 1) {
    const name = names[(step + random(2)) % names.length] ?? 'parcel'
    // much is refused, e.g. to cancel an order twice
    const isDone = await can[name]().then(
      () => true,
      () => false,
    )
    if (isDone) done.set(name, (done.get(name) ?? 0) + 1)
    if (random(6) === 0) await countChanges(engine.db)
  }
  expect([...done.keys()].sort()).toEqual([...names].sort())
  expect(erased.filter(({ isSame }) => !isSame)).toEqual([])
  await countAll()
  expect(await auditFigures(engine.db, TIMEZONE)).toEqual([])
  const { totalMinor } = await auditOrders(engine.db, before)
  expect((await totalOfFigures()) - sumBefore).toBe(totalMinor)
  expect(await recountFigures(engine.db)).toMatchObject({ findings: [] })
})

async function totalOfFigures(): Promise<number> {
  await countAll()
  const rows = await engine.db
    .selectFrom('figure')
    .select(['takings', 'gift_cards'])
    .where('kind', '=', 'order')
    .execute()
  return rows.reduce((sum, row) => sum + row.takings + row.gift_cards, 0)
}

test('a figure that is wrong is found, and counted again from the orders', async () => {
  await placePickup(guest)
  await countAll()
  await engine.db.updateTable('figure').set({ takings: 1 }).where('kind', '=', 'order').execute()
  const counted = engine.db.selectFrom('order_figure').select('order_no')
  const [order] = await counted.where('entries', '!=', '[]').execute()
  await engine.db
    .updateTable('order_figure')
    .set({ entries: '[]' })
    .where('order_no', '=', order?.order_no ?? '')
    .execute()
  const { findings } = await recountFigures(engine.db)
  expect(findings[0]).toBe(`Order ${order?.order_no} is counted differently.`)
  expect(findings.length).toBeGreaterThan(1)
  await recountFigures(engine.db, { repair: true })
  expect(await recountFigures(engine.db)).toMatchObject({ findings: [] })
  expect(await auditFigures(engine.db, TIMEZONE)).toEqual([])
})

test('days are counted again when the site has got another time zone', async () => {
  await placePickup(guest)
  await countAll()
  await engine.db
    .updateTable('site')
    .set({ preferences: JSON.stringify({ SiteTimezone: 'Pacific/Kiritimati' }) })
    .execute()
  await countAll()
  expect(await auditFigures(engine.db, 'Pacific/Kiritimati')).toEqual([])
})

test('orders that are changed while they are counted are counted again', async () => {
  const guests = await Promise.all([1, 2, 3, 4].map(() => TestCheckout.asGuest(engine.app)))
  const changing = guests.map((one) => placePickup(one))
  await Promise.all([...changing, countChanges(engine.db), countChanges(engine.db)])
  const counting = [countChanges(engine.db), countChanges(engine.db), countChanges(engine.db)]
  await Promise.all([placePickup(guest), ...counting])
  await countAll()
  expect(await auditFigures(engine.db, TIMEZONE)).toEqual([])
})

test('imported and merged orders are counted on the day on which they were placed', async () => {
  const history = await createHistoryEngine()
  const status = (order: string, payment: string) =>
    `<order-status>${order}</order-status><payment-status>${payment}</payment-status>`
  await history.take(
    toOrderXml('411', { status: status('COMPLETED', 'PAID') }),
    toOrderXml('412', { status: status('OPEN', 'NOT_PAID') }),
    toOrderXml('413', { status: status('CANCELLED', 'PAID') }),
  )
  expect(await countChanges(history.db)).toBe(3)
  expect(await auditFigures(history.db, 'Etc/UTC')).toEqual([])
  const merged = toOrderXml('412', { status: status('OPEN', 'PAID') })
  await importArchiveFiles(
    history.db,
    { 'sites/small/orders.xml': toOrdersXml(merged) },
    { isRepeated: true, mode: 'merge' },
  )
  await countChanges(history.db)
  expect(await auditFigures(history.db, 'Etc/UTC')).toEqual([])
  const figures = await history.db
    .selectFrom('figure')
    .selectAll()
    .where('kind', '=', 'order')
    .execute()
  expect(figures.reduce((sum, { orders }) => sum + orders, 0)).toBe(3)
  await history.close()
})
