import { createPromotion } from '../../testing/promotions-for-tests'
import { sumMinor } from '../../money'
import { TaxTable } from '../../tax/tax.rules'
import {
  testDocument,
  testFacts,
  testItem,
  testProduct,
} from '../../testing/basket-facts-for-tests'
import { toProductItem } from '../wire/wire-product-items'
import type { BasketDocument, ManualAdjustment } from '../model/basket-document.schemas'
import { calculateBasket } from './calculation.rules'

const ribbon = {
  id: 'ribbon',
  name: 'Ribbon',
  values: [
    { id: 'none', name: 'No ribbon', prices: new Map<string, number>() },
    { id: 'red', name: 'Red', prices: new Map([['USD', 333]]) },
  ],
}
const ground = {
  id: 'Ground',
  name: 'Ground',
  taxClassId: 'shipping',
  isPickup: false,
  priceTable: [{ minAmountMinor: 0, rateMinor: 1000 }],
  currency: 'USD',
  addressRule: {},
  custom: {},
}
const facts = testFacts([testProduct('bar', {}, { parts: { options: [ribbon], members: [] } })], {
  shippingMethods: [ground],
  taxTable: new TaxTable([
    { countryCode: 'US', stateCode: 'IL', taxClassId: 'standard', rate: 0.1 },
    { countryCode: 'US', stateCode: 'IL', taxClassId: 'shipping', rate: 0.05 },
  ]),
})
const shipment = {
  shipmentId: 'me',
  shippingAddress: { stateCode: 'IL', custom: {} },
  shippingMethodId: 'Ground',
  gift: false,
  custom: {},
}
const withRibbon = testItem('bar', {
  quantity: 3,
  optionItems: [{ itemId: 'option', optionId: 'ribbon', optionValueId: 'red' }],
})
const basketOf = (changes: Partial<BasketDocument> = {}) =>
  testDocument([withRibbon], { shipments: [shipment], ...changes })

function granted(
  changes: Pick<ManualAdjustment, 'level' | 'discount'> & Partial<ManualAdjustment>,
): ManualAdjustment {
  return {
    priceAdjustmentId: 'hand',
    promotionId: 'by-hand',
    createdBy: 'Merchant',
    createdAt: '2026-11-20T12:00:00Z',
    lastModified: '2026-11-20T12:00:00Z',
    custom: {},
    ...changes,
  }
}

function expectToAddUp(document: BasketDocument): ReturnType<typeof calculateBasket> {
  const basket = calculateBasket(document, facts)
  const lines = basket.lines.flatMap((line) => [line, ...line.options])
  const shipping = basket.shipments.map(({ shippingMinor }) => shippingMinor)
  const taxes = [
    ...lines.map(({ tax }) => tax?.minor ?? 0),
    ...basket.shipments.map(({ shippingTax }) => shippingTax?.minor ?? 0),
    ...basket.giftCertificates.map(({ taxMinor }) => taxMinor),
  ]
  const certificates = basket.giftCertificates.map(({ item }) => item.amountMinor)
  const goods = lines.map(({ afterOrderMinor }) => afterOrderMinor)
  expect(basket.orderTotalMinor).toBe(sumMinor([...goods, ...shipping, ...certificates, ...taxes]))
  return basket
}

describe('options', () => {
  it('are charged per piece and taxed', () => {
    const basket = expectToAddUp(basketOf())
    expect(basket.lines[0]).toMatchObject({ priceMinor: 3000, tax: { minor: 300 } })
    expect(basket.lines[0]?.options).toMatchObject([{ priceMinor: 999, tax: { minor: 100 } }])
    expect(basket).toMatchObject({ merchandiseMinor: 3999, productTotalMinor: 3999 })
  })

  it('are discounted separately from their products', () => {
    const promoted = (optionId: string) => {
      const discount = { type: 'percentage_off_options', percentage: 50, optionIds: [optionId] }
      const tiers = [{ threshold: 0, discount }]
      const promotion = createPromotion('half', { promotionClass: 'product', tiers })
      return calculateBasket(basketOf(), { ...facts, promotions: [promotion] })
    }
    const basket = promoted('ribbon')
    expect(basket).toMatchObject({ merchandiseMinor: 3499, merchandiseTaxMinor: 350 })
    expect(basket.lines[0]).toMatchObject({ priceMinor: 3000, afterItemMinor: 3000 })
    const [line] = basket.lines.map((one) => toProductItem(one, 'USD'))
    expect(line?.optionItems).toMatchObject([
      {
        price: 9.99,
        priceAfterItemDiscount: 4.99,
        tax: 1,
        adjustedTax: 0.5,
        priceAdjustments: [
          {
            promotionId: 'half',
            price: -5,
            appliedDiscount: { type: 'percentage_off_options', percentage: 0.5 },
          },
        ],
      },
    ])
    expect(promoted('wrap')).toMatchObject({ merchandiseMinor: 3999 })
  })

  it('cost nothing in a currency they have no price for', () => {
    const euros = { ...facts, currency: 'EUR' }
    expect(calculateBasket(basketOf(), euros).merchandiseMinor).toBe(3000)
  })
})

describe('manual discounts', () => {
  it.each<[string, Parameters<typeof granted>[0], number, number]>([
    [
      'ten percent off the order, options included',
      { level: 'order', discount: { type: 'percentage', percentage: 10 } },
      3599,
      1000,
    ],
    [
      '$5 off the order',
      { level: 'order', discount: { type: 'amount', amountMinor: 500 } },
      3499,
      1000,
    ],
    [
      'at most the value of the order',
      { level: 'order', discount: { type: 'amount', amountMinor: 50_000 } },
      0,
      1000,
    ],
    [
      '$1 off each piece',
      { level: 'product', itemId: 'bar', discount: { type: 'amount', amountMinor: 100 } },
      3699,
      1000,
    ],
    [
      'each piece for $4',
      { level: 'product', itemId: 'bar', discount: { type: 'fixed_price', amountMinor: 400 } },
      2199,
      1000,
    ],
    [
      'half of the shipping cost',
      {
        level: 'shipping',
        itemId: 'shipping-me',
        discount: { type: 'percentage', percentage: 50 },
      },
      3999,
      500,
    ],
  ])('%s', (_name, adjustment, goods, shipping) => {
    const basket = expectToAddUp(basketOf({ manualAdjustments: [granted(adjustment)] }))
    expect(basket).toMatchObject({ productTotalMinor: goods, shippingMinor: shipping })
  })

  it('keep the tax on full prices available beside the charged tax', () => {
    const half = granted({ level: 'order', discount: { type: 'percentage', percentage: 50 } })
    const basket = expectToAddUp(basketOf({ manualAdjustments: [half] }))
    expect(basket).toMatchObject({ fullMerchandiseTaxMinor: 400, merchandiseTaxMinor: 200 })
  })
})

describe('external taxes', () => {
  const given = (externalTaxes: NonNullable<BasketDocument['externalTaxes']>) =>
    expectToAddUp(basketOf({ taxMode: 'external', externalTaxes }))

  it('are incomplete until every item has a tax', () => {
    expect(given({})).toMatchObject({ isTaxKnown: false, merchandiseTaxMinor: 0 })
    const basket = given({ bar: [{ id: 'x', rate: 0.2 }], option: [{ id: 'x', rate: 0 }] })
    expect(basket).toMatchObject({ isTaxKnown: false, merchandiseTaxMinor: 600 })
  })

  it('add up their rates, and use amounts where they are given', () => {
    const basket = given({
      bar: [
        { id: 'state', rate: 0.05 },
        { id: 'city', rate: 0.01, amountMinor: 7 },
      ],
      option: [{ id: 'state', rate: 0 }],
      'shipping-me': [{ id: 'state', rate: 0.1 }],
    })
    expect(basket).toMatchObject({
      isTaxKnown: true,
      merchandiseTaxMinor: 157,
      shippingTaxMinor: 100,
    })
    expect(basket.lines[0]?.tax?.rate).toBe(0.06)
  })

  it('are included in gross prices in proportion to their rates', () => {
    const taxes = [
      { id: 'state', rate: 0.1 },
      { id: 'city', rate: 0.08 },
    ]
    const externalTaxes = { bar: taxes, option: taxes, 'shipping-me': taxes }
    const document = basketOf({ taxMode: 'external', externalTaxes })
    const taxTable = new TaxTable([], undefined, 'gross')
    const basket = calculateBasket(document, { ...facts, taxTable })
    // included taxes: 2.54 and 2.03 in 30.00, 0.85 and 0.68 in 9.99 and in 10.00
    expect(basket).toMatchObject({
      taxation: 'gross',
      merchandiseTaxMinor: 610,
      shippingTaxMinor: 153,
      orderTotalMinor: 4999,
    })
  })
})

it('gift certificates are untaxed, and belong to their shipment or the first one', () => {
  const certificate = { recipientEmail: 'bob@example.com', custom: {} }
  const basket = expectToAddUp(
    basketOf({
      giftCertificateItems: [
        { ...certificate, giftCertificateItemId: 'a', amountMinor: 2500 },
        { ...certificate, giftCertificateItemId: 'b', amountMinor: 500, shipmentId: 'me' },
      ],
    }),
  )
  expect(basket.shipments[0]?.giftCertificateMinor).toBe(3000)
  expect(basket.productTotalMinor).toBe(3999)
})
