import type { ImportMode } from '../../contracts/import'
import { importArchiveFiles } from '../testing/import-archive-files'
import { placeByCard } from '../testing/placed-order'
import { ILLINOIS, TestCheckout, useCheckout } from '../testing/test-checkout'

const CARD = { amount: 50, recipientEmail: 'bo@example.com', recipientName: 'Bo' }

let now = new Date('2026-11-23T18:00:00Z')
let guest: TestCheckout
const engine = useCheckout({ now: () => now, listens: true })
beforeEach(async () => {
  now = new Date(now.getTime() + 1000)
  guest = await TestCheckout.asGuest(engine.app)
})
afterEach(() => jest.restoreAllMocks())

async function buy(cards: object[], goods: { productId: string; quantity: number }[] = []) {
  const customerInfo = { email: 'ada@example.com' }
  const basketId =
    goods.length > 0
      ? await guest.fillBasket(goods)
      : String(
          (await guest.basket('POST', '', { customerInfo, billingAddress: ILLINOIS })).body
            .basketId,
        )
  for (const card of cards) {
    await guest.basket('POST', `/${basketId}/gift-certificate-items`, { ...CARD, ...card })
  }
  return String((await placeByCard(guest, basketId)).orderNo)
}

const cardsOf = (orderNo: string) =>
  engine.db
    .selectFrom('gift_certificate')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('amount_minor', 'desc')
    .execute()

async function leftOf(orderNo: string): Promise<number[]> {
  const { giftCertificates } = engine.app.services
  const found = (await cardsOf(orderNo)).map(({ code }) =>
    giftCertificates.findUsable({ siteId: 'brindille', code, currency: 'USD' }),
  )
  return (await Promise.all(found)).map((usable) => usable?.balanceMinor ?? 0)
}

async function spend(orderNo: string, amountMinor: number, at = 0) {
  const { giftCertificates } = engine.app.services
  const code = (await cardsOf(orderNo))[at]?.code ?? ''
  const other = { orderNo: 'other', siteId: 'brindille', currency: 'USD' }
  const reference = `other:${code}`
  await engine.db
    .transaction()
    .execute((trx) => giftCertificates.redeem(trx, other, [{ code, amountMinor, reference }]))
}

async function refund(orderNo: string, at: number[], more: object = {}) {
  const { backOffice } = engine.app.services.orders
  const { stored } = await backOffice.getOrder(orderNo)
  const parts = (stored.document.refunds ?? []).flatMap((one) => one.parts)
  const inEffect = parts.filter(({ state }) => state !== 'refused')
  const cards = await cardsOf(orderNo)
  await backOffice.refundOrder(orderNo, {
    items: at.map((index) => ({ itemId: cards[index]?.item_id ?? '', quantity: 1 })),
    ...{ reason: 'Sorry', restock: false, byHand: false },
    expectedRefunded: inEffect.reduce((sum, part) => sum + part.amountMinor, 0) / 100,
    ...more,
  })
  const { document } = (await backOffice.getOrder(orderNo)).stored
  return document.refunds?.at(-1)?.parts.reduce((sum, part) => sum + part.amountMinor, 0)
}

test('a refunded gift card can no longer be spent', async () => {
  const orderNo = await buy([{}])
  expect(await leftOf(orderNo)).toEqual([5000])
  expect(await refund(orderNo, [0])).toBe(5000)
  expect(await leftOf(orderNo)).toEqual([0])
  await expect(refund(orderNo, [0])).rejects.toMatchObject({ status: 400 })
  await expect(spend(orderNo, 1)).rejects.toMatchObject({ status: 400 })
})

test('an archive from before the refund does not make a gift card spendable again', async () => {
  const orderNo = await buy([{}])
  await refund(orderNo, [0])
  for (const mode of ['merge', 'replace', 'update'] as const) {
    await importCard(orderNo, true, mode)
    expect(await leftOf(orderNo)).toEqual([0])
  }
})

test.each(['merge', 'replace', 'update'] as const)(
  'an archive in mode %s switches off a gift card, and another one switches it on again',
  async (mode) => {
    const orderNo = await buy([{}])
    await importCard(orderNo, false, mode)
    expect(await leftOf(orderNo)).toEqual([0])
    await importCard(orderNo, true, mode)
    expect(await leftOf(orderNo)).toEqual([5000])
  },
)

async function importCard(orderNo: string, isEnabled: boolean, mode: ImportMode) {
  const [card] = await cardsOf(orderNo)
  const xml = `<gift-certificates><gift-certificate gc-id="${card?.code}">
    <create-date>2026-11-23T18:00:00.000Z</create-date><enabled-flag>${isEnabled}</enabled-flag>
    <status>ISSUED</status><currency>USD</currency><amount>50.00</amount></gift-certificate></gift-certificates>`
  const files = { 'sites/brindille/gift-certificates.xml': xml }
  await importArchiveFiles(engine.db, files, { isRepeated: true, mode })
}

test('a gift card that an archive has switched off is refunded too, and not switched on again', async () => {
  const orderNo = await buy([{}])
  await importCard(orderNo, false, 'merge')
  await expect(refund(orderNo, [], { amount: 50 })).rejects.toMatchObject({ status: 409 })
  expect(await refund(orderNo, [0])).toBe(5000)
  await importCard(orderNo, true, 'merge')
  expect(await leftOf(orderNo)).toEqual([0])
})

test('of several gift cards, the refunded ones are withdrawn', async () => {
  const orderNo = await buy([{ amount: 50 }, { amount: 40 }, { amount: 30 }])
  expect(await refund(orderNo, [0, 2])).toBe(8000)
  expect(await leftOf(orderNo)).toEqual([0, 4000, 0])
})

test('what is spent is said and not refunded', async () => {
  const orderNo = await buy([{}])
  await spend(orderNo, 2000)
  await expect(refund(orderNo, [0], { amount: 50 })).rejects.toThrow(
    /\$20\.00 of the gift cards are spent.*\$30\.00/,
  )
  expect(await refund(orderNo, [0])).toBe(3000)
  expect(await leftOf(orderNo)).toEqual([0])
  await expect(refund(orderNo, [0])).rejects.toThrow(/is spent/)
  await expect(refund(orderNo, [], { amount: 0.01 })).rejects.toMatchObject({ status: 409 })
})

test('a part of a gift card is refunded by reducing it', async () => {
  const orderNo = await buy([{}])
  expect(await refund(orderNo, [0], { amount: 12.34 })).toBe(1234)
  expect(await leftOf(orderNo)).toEqual([3766])
  await engine.app.services.orders.backOffice.cancelOrder(orderNo)
  expect(await leftOf(orderNo)).toEqual([0])
})

test('money paid for a gift card is not refunded without it', async () => {
  const orderNo = await buy([{}], [{ productId: 'assorted-9', quantity: 1 }])
  const { refundableMinor } = await engine.app.services.orders.backOffice.getOrder(orderNo)
  await expect(refund(orderNo, [], { amount: refundableMinor / 100 })).rejects.toThrow(
    /select those/,
  )
  expect(await refund(orderNo, [], { amount: (refundableMinor - 5000) / 100 })).toBe(
    refundableMinor - 5000,
  )
  expect(await leftOf(orderNo)).toEqual([5000])
  expect(await refund(orderNo, [0], { amount: 50 })).toBe(5000)
  expect(await leftOf(orderNo)).toEqual([0])
})

test('a gift card is never both spent and refunded', async () => {
  for (let round = 0; round < 5; round += 1) {
    const orderNo = await buy([{}])
    const results = await Promise.allSettled([spend(orderNo, 5000), refund(orderNo, [0])])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await leftOf(orderNo)).toEqual([0])
  }
})

test('a refunded gift card that waits for its day is not mailed, and the order is complete', async () => {
  const { giftCertificates, orders } = engine.app.services
  const orderNo = await buy([{ c_sendDate: '2027-01-15' }])
  await refund(orderNo, [0])
  expect((await giftCertificates.findWaiting([orderNo])).get(orderNo)).toBe(false)
  now = new Date('2027-01-16T18:00:00Z')
  await giftCertificates.sendDue()
  const mails = engine.db.selectFrom('outbox_mail').selectAll()
  expect(await mails.where('reference', 'like', `gift-certificate:${orderNo}:%`).execute()).toEqual(
    [],
  )
  expect(await orders.completeMailed()).toContain(orderNo)
})

test('a gift card is worth its money again if the gateway refuses the refund', async () => {
  const orderNo = await buy([{}])
  jest.spyOn(engine.app.services.payments, 'refund').mockResolvedValue({ problem: 'Too old.' })
  await refund(orderNo, [0])
  expect(await leftOf(orderNo)).toEqual([5000])
  jest.restoreAllMocks()
  await refund(orderNo, [0], { byHand: true })
  expect(await leftOf(orderNo)).toEqual([0])
})

test('a cancellation says what is spent of the gift cards', async () => {
  const orderNo = await buy([{}, { amount: 20 }])
  await spend(orderNo, 750)
  const canceling = engine.app.services.orders.backOffice.cancelOrder(orderNo)
  await expect(canceling).rejects.toThrow(/\$7\.50 of the gift cards/)
  expect(await leftOf(orderNo)).toEqual([4250, 2000])
})

test.each([
  [[2_000], 2_000],
  [[3_000], 3_000],
  [[2_000, 3_000], 5_000],
  [[3_000, 2_000], 5_000],
])('refunds that the gateway refuses give back what they took: %j', async (refused, left) => {
  const orderNo = await buy([{}])
  const { bought } = engine.app.services.giftCertificates
  const itemId = (await cardsOf(orderNo))[0]?.item_id ?? ''
  await engine.db.transaction().execute(async (trx) => {
    for (const amountMinor of [2_000, 3_000]) {
      await bought.reduce(trx, orderNo, [{ itemId, amountMinor }])
    }
  })
  expect(await leftOf(orderNo)).toEqual([0])
  await engine.db.transaction().execute(async (trx) => {
    for (const amountMinor of refused) await bought.restore(trx, orderNo, [{ itemId, amountMinor }])
  })
  expect(await leftOf(orderNo)).toEqual([left])
})
