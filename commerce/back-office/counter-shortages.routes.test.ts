import { randomUUID } from 'node:crypto'
import { auditPickups } from '../../scripts/testing/audit-pickups'
import { logInClerk } from '../testing/log-in-clerk'
import { fillPickup, placePickup, placeUnpaidPickup } from '../testing/place-pickup'
import { placeByCard } from '../testing/placed-order'
import { useEngine } from '../testing/engine'
import { seedConfectioner } from '../testing/seed-confectioner'
import { useGuest } from '../testing/test-checkout'
import { atsOf, empty } from '../testing/shop-state'

const now = new Date('2026-12-04T19:00:00Z')
const engine = useEngine({ seed: seedConfectioner, listens: true, now: () => now })
const guest = useGuest(engine)

beforeEach(async () => {
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  await empty(engine.db, 'order_header', 'operator')
})
afterEach(async () => {
  expect(await auditPickups(engine.db)).toEqual([])
})

const stockOf = (productId: string) => atsOf(engine.db, productId, 'shop-101')
const mails = async (prefix: string) => {
  const own = engine.db.selectFrom('outbox_mail').select(['text', 'subject'])
  return own.where('reference', 'like', `${prefix}%`).execute()
}

const missing = (changes: object) => ({
  ...{ id: randomUUID(), itemId: '', quantity: 1, action: 'refund', isNoneLeft: true, revision: 0 },
  ...changes,
})

test('a unit that is missing is refunded to the cent, and nobody else misses it', async () => {
  const { orderNo, orderTotal = 0, productItems = [] } = await placePickup(guest, 3)
  const [{ itemId = '', priceAfterOrderDiscount = 0, tax = 0 } = {}] = productItems
  const ada = await logInClerk(engine, 'Ada', '101')
  const path = `/101/pickups/${orderNo}/me`
  const report = missing({ itemId })
  const done = await ada(`${path}/shortages`, report)
  expect(done).toMatchObject({
    status: 200,
    body: {
      pieces: 2,
      shortages: [{ name: 'Peanut Brittle', quantity: 1, state: 'refunded', by: 'Ada' }],
      shortageRevision: 1,
    },
  })
  expect(await stockOf('brittle')).toBe(0)
  // a request whose response was lost
  expect((await ada(`${path}/shortages`, report)).body.shortageRevision).toBe(1)
  const { stored } = await engine.app.services.orders.backOffice.getOrder(orderNo ?? '')
  const [refund] = stored.document.refunds ?? []
  const third = Math.round(((priceAfterOrderDiscount + tax) * 100) / 3)
  expect(refund?.parts.map(({ amountMinor }) => amountMinor)).toEqual([third])
  expect(stored.document.history).toContainEqual(
    expect.objectContaining({
      text: 'in Maiden Lane: 1 × Peanut Brittle missing: refunded',
      by: 'Ada',
    }),
  )
  expect(await mails(`pickup:${orderNo}:me:${report.id}`)).toHaveLength(1)
  // what is lost is not returned: only the other two go back
  await ada(`${path}/moves`, { from: 'placed', to: 'ready' })
  await ada(`${path}/moves`, { from: 'ready', to: 'returned' })
  for (const state of ['ready', 'returned']) {
    const [mail] = await mails(`pickup:${orderNo}:me:${state}`)
    expect(mail?.text).toContain('2 × Peanut Brittle')
  }
  expect(await stockOf('brittle')).toBe(2)
  const { stored: ended } = await engine.app.services.orders.backOffice.getOrder(orderNo ?? '')
  const amounts = ended.document.refunds?.flatMap(({ parts }) => parts) ?? []
  const total = amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect(total).toBe(Math.round(orderTotal * 100))
})

test('of two clerks at once, one is told what the other decided', async () => {
  const { orderNo, productItems = [] } = await placePickup(guest, 2)
  const itemId = productItems[0]?.itemId ?? ''
  const [ada, grace] = [
    await logInClerk(engine, 'Ada', '101'),
    await logInClerk(engine, 'Grace', '101'),
  ]
  const path = `/101/pickups/${orderNo}/me/shortages`
  const answers = await Promise.all([
    ada(path, missing({ itemId })),
    grace(path, missing({ itemId })),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.detail).toMatch(
    /^Meanwhile: 1 × Peanut Brittle missing: refunded \((Ada|Grace), Dec 4, 2026.*\)\. Look at it again\.$/,
  )
})

test('a pickup that waits for a piece is promised anew, and is not ready before', async () => {
  const { orderNo, productItems = [] } = await placePickup(guest, 2)
  const itemId = productItems[0]?.itemId ?? ''
  const ada = await logInClerk(engine, 'Ada', '101')
  const path = `/101/pickups/${orderNo}/me`
  const until = '2026-12-05T21:00:00.000Z'
  const wait = missing({ itemId, action: 'wait', until, isNoneLeft: false })
  const past = await ada(`${path}/shortages`, { ...wait, until: '2026-12-01T00:00:00Z' })
  expect(past).toMatchObject({ status: 400 })
  const { body } = await ada(`${path}/shortages`, wait)
  expect(body).toMatchObject({ dueAt: until, shortages: [{ state: 'waiting', until }] })
  expect(await stockOf('brittle')).toBe(18)
  expect((await mails(`pickup:${orderNo}`))[0]?.text).toContain('will be ready by')
  expect(await ada(`${path}/moves`, { from: 'placed', to: 'ready' })).toMatchObject({
    status: 409,
    body: {
      detail: '1 × Peanut Brittle missing: the pickup waits for it. Decide that first.',
    },
  })
  await ada(`${path}/shortages`, { ...wait, action: 'found', revision: 1 })
  expect((await ada(`${path}/moves`, { from: 'placed', to: 'ready' })).status).toBe(200)
  expect(await ada(`${path}/shortages`, missing({ itemId, revision: 2 }))).toMatchObject({
    status: 409,
    body: { detail: 'The pickup is packed already.' },
  })
})

describe('a replacement', () => {
  async function askFor(quantity = 1) {
    const { orderNo = '', productItems = [] } = await placePickup(guest, 2)
    const ada = await logInClerk(engine, 'Ada', '101')
    const path = `/101/pickups/${orderNo}/me/shortages`
    const report = missing({
      ...{ itemId: productItems[0]?.itemId, quantity, action: 'replace' },
      replacementId: 'shop-tray',
    })
    const answer = await ada(path, report)
    const [mail] = await mails(`pickup:${orderNo}:me:${report.id}`)
    const link = mail?.text.match(/\/pickup-answers\/[\w-]+/)?.[0] ?? ''
    const state = async () => (await ada(`/101/pickups/${orderNo}/me`)).body.shortages[0].state
    return { ada, answer, link, mail, orderNo, path, report, state }
  }
  const open = (url: string) => engine.app.inject({ method: 'GET', url })
  const press = (url: string, answer: string) =>
    engine.app.inject({
      ...{ method: 'POST', url: `${url}?answer=${answer}`, payload: '' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('is kept until the shopper accepts it with one click', async () => {
    const { answer, link, mail, orderNo, state } = await askFor()
    expect(answer.body.shortages).toMatchObject([{ state: 'asked' }])
    expect(await stockOf('shop-tray')).toBe(19)
    expect(mail?.subject).toBe(`A question about your order ${orderNo}`)
    for (let opened = 0; opened < 2; opened++) expect((await open(link)).statusCode).toBe(200)
    expect(await state()).toBe('asked')
    const page = await press(link, 'yes')
    expect(page.body).toContain('You will find 1 ×')
    expect(await state()).toBe('replaced')
    // what was decided stays
    await press(link, 'no')
    expect(await state()).toBe('replaced')
    const { stored } = await engine.app.services.orders.backOffice.getOrder(orderNo)
    expect(stored.document.refunds).toBeUndefined()
    await engine.app.services.orders.backOffice.cancelOrder(orderNo)
    expect([await stockOf('brittle'), await stockOf('shop-tray')]).toEqual([1, 20])
  })

  test('is named in the mails about the pickup', async () => {
    const { link, orderNo } = await askFor()
    await press(link, 'yes')
    const { backOffice } = engine.app.services.orders
    await backOffice.movePickup(orderNo, 'me', { from: 'placed', to: 'ready' })
    const [ready] = await mails(`pickup:${orderNo}:me:ready`)
    expect(ready?.text).toMatch(/1 × .+ instead of Peanut Brittle/)
  })

  test('is refused with one click, and the piece refunded', async () => {
    const { link, state } = await askFor()
    expect((await press(link, 'no')).body).toContain('We refund 1 × Peanut Brittle')
    expect(await state()).toBe('refunded')
    expect(await stockOf('shop-tray')).toBe(20)
    expect((await press(link, 'maybe')).statusCode).toBe(400)
    expect((await open('/pickup-answers/nobody')).statusCode).toBe(404)
  })

  test('that nobody answers in time is refunded once, by two engines too', async () => {
    const { orderNo, state } = await askFor()
    const { questions } = engine.app.services.orders.backOffice
    expect(await questions.settleUnanswered()).toEqual({ refunded: [], errors: [] })
    const late = new Date('2026-12-04T18:00:00Z')
    await engine.db.updateTable('pickup_question').set({ answer_by: late }).execute()
    const settled = await Promise.all([questions.settleUnanswered(), questions.settleUnanswered()])
    expect(settled.flatMap(({ refunded }) => refunded)).toEqual([orderNo])
    expect(await state()).toBe('refunded')
    const { stored } = await engine.app.services.orders.backOffice.getOrder(orderNo)
    expect(stored.document.refunds).toHaveLength(1)
  })

  test('that the shop does not have is not offered', async () => {
    const { ada, path, report } = await askFor()
    await engine.db.updateTable('inventory').set({ ats: 0 }).execute()
    const other = { ...report, id: randomUUID(), revision: 1 }
    expect(await ada(path, other)).toMatchObject({
      status: 409,
      body: { detail: 'The shop has only 0 of the replacement.' },
    })
    // after a call, the clerk decides without the mail
    const refund = { ...report, action: 'refund', revision: 1 }
    expect((await ada(path, refund)).body.shortages).toMatchObject([{ state: 'refunded' }])
    expect(await stockOf('shop-tray')).toBe(1)
  })
})

test('a piece of a filled box is refunded by its share, and its box by the rest', async () => {
  await engine.db.updateTable('inventory').set({ ats: 50 }).execute()
  const basketId = await fillPickup(guest, 1)
  const mix = JSON.stringify({
    box: [
      { pid: 'nut', qty: 15 },
      { pid: 'fig', qty: 5 },
    ],
  })
  const box = { productId: 'mix-box', quantity: 2, inventoryId: 'shop-101', shipmentId: 'me' }
  await guest.basket('POST', `/${basketId}/items`, [{ ...box, c_customMix: mix }])
  const { orderNo = '', productItems = [] } = await placeByCard(guest, basketId)
  const line = productItems.find(({ productId }) => productId === 'mix-box')
  const { itemId = '', priceAfterOrderDiscount = 0, tax = 0 } = line ?? {}
  const costMinor = Math.round((priceAfterOrderDiscount + tax) * 100)
  const ada = await logInClerk(engine, 'Ada', '101')
  const path = `/101/pickups/${orderNo}/me`
  const { body } = await ada(path)
  expect(body.items.find((item: { itemId: string }) => item.itemId === itemId).inside).toEqual([
    { productId: 'nut', name: 'nut', quantity: 15 },
    { productId: 'fig', name: 'fig', quantity: 5 },
  ])
  const fig = missing({ itemId, pieceId: 'fig', isNoneLeft: false })
  expect(await ada(`${path}/shortages`, { ...fig, pieceId: undefined })).toMatchObject({
    status: 400,
    body: { detail: 'Name the piece of the box that is missing.' },
  })
  expect(await ada(`${path}/shortages`, { ...fig, quantity: 11 })).toMatchObject({
    status: 400,
    body: { detail: 'Only 10 of it are in the pickup.' },
  })
  expect(await stockOf('fig')).toBe(40)
  await ada(`${path}/shortages`, { ...fig, quantity: 3 })
  const nut = { pieceId: 'nut', action: 'replace', replacementId: 'fig', isNoneLeft: false }
  await ada(`${path}/shortages`, missing({ itemId, ...nut, revision: 1 }))
  const token = await engine.db.selectFrom('pickup_question').select('token').executeTakeFirst()
  const { questions } = engine.app.services.orders.backOffice
  expect(await questions.answer(token?.token ?? '', 'yes')).toMatchObject({ isOpen: false })
  const { backOffice } = engine.app.services.orders
  const refunds = async () => (await backOffice.getOrder(orderNo)).stored.document.refunds ?? []
  const shareMinor = Math.round((costMinor * 3) / 40)
  expect((await refunds())[0]?.parts).toMatchObject([{ amountMinor: shareMinor }])
  const request = {
    items: [{ itemId, quantity: 2 }],
    reason: 'Sorry',
    restock: true,
    byHand: false,
  }
  await backOffice.refundOrder(orderNo, { ...request, expectedRefunded: shareMinor / 100 })
  expect((await refunds())[1]?.parts).toMatchObject([{ amountMinor: costMinor - shareMinor }])
  // three figs and a nut are lost
  expect([await stockOf('fig'), await stockOf('nut')]).toEqual([47, 49])
})

test('a piece that is missing of what is not paid need not be paid', async () => {
  const { orderNo = '', productItems = [], orderTotal = 0 } = await placeUnpaidPickup(guest, 2)
  const [{ itemId, priceAfterOrderDiscount = 0, tax = 0 } = {}] = productItems
  const ada = await logInClerk(engine, 'Ada', '101')
  const path = `/101/pickups/${orderNo}/me`
  await ada(`${path}/shortages`, missing({ itemId }))
  const { backOffice } = engine.app.services.orders
  const { stored } = await backOffice.getOrder(orderNo)
  const half = Math.round(((priceAfterOrderDiscount + tax) * 100) / 2)
  expect(stored.document.payments).toMatchObject([
    { amountMinor: Math.round(orderTotal * 100) - half },
  ])
  // nothing is left: the order ends
  await ada(`${path}/shortages`, missing({ itemId, revision: 1 }))
  expect((await backOffice.getOrder(orderNo)).stored.status).toBe('cancelled')
  expect(await stockOf('brittle')).toBe(0)
})
