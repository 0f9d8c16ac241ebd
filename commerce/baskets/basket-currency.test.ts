import { testDocument } from '../testing/basket-facts-for-tests'
import { TestCheckout, useCheckout } from '../testing/test-checkout'
import { setCurrency } from './model/basket-currency.rules'
import type { ManualAdjustment } from './model/basket-document.schemas'
import { mergeDocuments } from './transfer/merge.rules'

const SITE = { currency: 'USD', currencies: ['USD', 'EUR', 'JPY'] }

const adjustment = (
  promotionId: string,
  discount: ManualAdjustment['discount'],
): ManualAdjustment => ({
  priceAdjustmentId: promotionId,
  promotionId,
  level: 'order',
  discount,
  createdBy: 'clerk',
  createdAt: '2026-11-20T12:00:00Z',
  lastModified: '2026-11-20T12:00:00Z',
  custom: {},
})
const tenth = adjustment('tenth', { type: 'percentage', percentage: 10 })
const five = adjustment('five', { type: 'amount', amountMinor: 500 })
const fixed = adjustment('fixed', { type: 'fixed_price', amountMinor: 1000 })

const FULL = testDocument([], {
  manualAdjustments: [tenth, five, fixed],
  paymentInstruments: [
    { paymentInstrumentId: 'card', paymentMethodId: 'CREDIT_CARD', amountMinor: 900, custom: {} },
    {
      paymentInstrumentId: 'gift',
      paymentMethodId: 'GIFT_CERTIFICATE',
      giftCertificateCode: '4111',
      amountMinor: 300,
      custom: {},
    },
  ],
  externalTaxes: { line: [{ id: 'tax', rate: 0.1, amountMinor: 150 }] },
})
const CERTIFICATE = {
  giftCertificateItemId: 'present',
  amountMinor: 5000,
  recipientEmail: 'ben@example.com',
  custom: {},
}

it.each(['EUR', 'JPY'])('no amount is taken for %s', (currency) => {
  const changed = setCurrency(FULL, currency, SITE)
  expect(changed).toMatchObject({
    currency,
    manualAdjustments: [tenth],
    paymentInstruments: [{ paymentInstrumentId: 'card' }],
    externalTaxes: { line: [{ id: 'tax', rate: 0.1 }] },
  })
  expect(JSON.stringify(changed)).not.toContain('amountMinor')
  expect(setCurrency(changed, 'USD', SITE).manualAdjustments).toEqual([tenth])
})

it('the same currency changes nothing', () => {
  expect(setCurrency(FULL, 'USD', SITE)).toBe(FULL)
})

it('amounts of a basket in another currency are not merged', () => {
  const euros = setCurrency(testDocument([]), 'EUR', SITE)
  const other = { ...FULL, giftCertificateItems: [CERTIFICATE] }
  const merged = mergeDocuments(euros, other)
  expect(merged).toMatchObject({ currency: 'EUR', manualAdjustments: [tenth] })
  expect(merged.giftCertificateItems ?? []).toEqual([])
  expect(mergeDocuments(testDocument([]), other)).toMatchObject({
    manualAdjustments: [tenth, five, fixed],
    giftCertificateItems: [CERTIFICATE],
  })
})

describe('by API', () => {
  const engine = useCheckout()
  beforeAll(async () => {
    await engine.db
      .updateTable('site')
      .set({ currencies: ['USD', 'JPY'] })
      .execute()
  })

  it('a basket with a gift certificate to buy keeps its currency', async () => {
    const guest = await TestCheckout.asGuest(engine.app)
    const { basketId } = (await guest.basket('POST')).body
    const card = { amount: 50, recipientEmail: 'ben@example.com' }
    const added = await guest.basket('POST', `/${basketId}/gift-certificate-items`, card)
    expect(added.status).toBe(200)
    const refused = await guest.basket('PATCH', `/${basketId}`, { currency: 'JPY' })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ detail: expect.stringContaining('gift certificates') })
    const [item] = added.body.giftCertificateItems ?? []
    const path = `/${basketId}/gift-certificate-items/${item?.giftCertificateItemId}`
    await guest.basket('DELETE', path)
    const changed = await guest.basket('PATCH', `/${basketId}`, { currency: 'JPY' })
    expect(changed).toMatchObject({ status: 200, body: { currency: 'JPY', orderTotal: 0 } })
  })
})
