import { ADDRESS, type Sample, type ShopIds } from '../sample'

const ITEM = {
  productId: 'assorted-9',
  quantity: 1,
  shipmentId: 'me',
  inventoryId: 'brindille-warehouse',
  gift: true,
  giftMessage: 'For you',
  productListItem: { id: 'none' },
  c_note: 'x',
}
const ENGRAVED = {
  productId: 'engraved',
  quantity: 1,
  optionItems: [{ optionId: 'ribbon', optionValueId: 'red' }],
}
const SHIPMENT = {
  shipmentId: 'second',
  shippingAddress: ADDRESS,
  shippingMethod: { id: 'GroundDisc' },
  gift: true,
  giftMessage: 'For you',
  c_wantedDate: '2036-02-14',
  c_fromStoreId: '101',
}
const CERTIFICATE = {
  amount: 10,
  recipientEmail: 'bob@example.com',
  recipientName: 'Bob',
  senderName: 'Ada',
  message: 'Enjoy',
  shipmentId: 'me',
}
const PAYMENT = {
  paymentMethodId: 'CREDIT_CARD',
  amount: 10,
  bankRoutingNumber: '1',
  paymentCard: {
    cardType: 'Visa',
    maskedNumber: '************1111',
    holder: 'Ada',
    expirationMonth: 7,
    expirationYear: 2036,
    validFromMonth: 1,
    validFromYear: 2020,
    issueNumber: '1',
    creditCardToken: 'none',
  },
  c_token: 'none',
}
const BASKET = {
  customerInfo: { email: 'ada@example.com', customerName: 'Ada' },
  billingAddress: ADDRESS,
  shipments: [SHIPMENT],
  productItems: [ITEM, ENGRAVED],
  couponItems: [{ code: 'NONE' }],
  giftCertificateItems: [CERTIFICATE],
  paymentInstruments: [PAYMENT],
  shippingItems: [{ itemId: 'none', adjustedTax: 1 }],
  bonusDiscountLineItems: [{ id: 'none', promotionId: 'none' }],
  groupedTaxItems: [{ taxRate: 0.1 }],
  channelType: 'storefront',
  currency: 'USD',
  sourceCode: 'none',
  taxMode: 'internal',
  c_actions: [
    { type: 'addShipments', data: [SHIPMENT] },
    { type: 'removeShipments', data: ['none', { shipmentId: 'me', c_removeWhen: 'empty' }] },
    { type: 'shipNow', data: ['me'] },
  ],
}
const TAXES = { taxItems: [{ id: 'IL', rate: 0.07, value: 3 }] }

type At = (route: string, rest?: Partial<Sample>) => Sample

export function listBasketSamples(ids: ShopIds, version: 'v1' | 'v2'): Sample[] {
  const base = `/checkout/shopper-baskets/${version}/organizations/:organizationId/baskets`
  const { basketId, itemId } = ids
  const at: At = (route, rest = {}) => {
    const [method = '', path = ''] = route.split(' ')
    const params = { basketId, ...rest.params }
    return { as: 'guest', ...rest, route: `${method} ${base}${path}`, params }
  }
  const flag = { removeExternalTax: 'true' }
  const item = { params: { itemId } }
  const shipment = { params: { shipmentId: 'me' } }
  const certificate = { params: { giftCertificateItemId: ids.certificateItemId } }
  const instrument = { params: { paymentInstrumentId: ids.instrumentId } }
  const temporary: Record<string, string> = version === 'v2' ? { temporary: 'true' } : {}
  const promote: Sample[] = version === 'v2' ? [at('POST /:basketId/actions/promote')] : []
  return [
    ...promote,
    at('POST ', { query: { taxMode: 'internal', ...temporary }, body: BASKET }),
    at('POST /actions/transfer', { query: { overrideExisting: 'true', merge: 'true' } }),
    at('POST /actions/merge', {
      query: { createDestinationBasket: 'true', productItemMergeMode: 'sum_quantities' },
    }),
    at('GET /:basketId', { query: { locale: 'en-US' } }),
    at('PATCH /:basketId', { query: flag, body: BASKET }),
    at('PUT /:basketId/customer', { body: BASKET.customerInfo }),
    at('POST /:basketId/coupons', { body: { code: 'NONE', couponItemId: 'none', valid: true } }),
    at('DELETE /:basketId/coupons/:couponItemId', { params: { couponItemId: ids.couponItemId } }),
    at('PUT /:basketId/billing-address', {
      query: { useAsShipping: 'true', ...flag },
      body: ADDRESS,
    }),
    at('POST /:basketId/items', { body: [ITEM, ENGRAVED] }),
    at('PATCH /:basketId/items', { query: flag, body: [{ ...ITEM, itemId }] }),
    at('PATCH /:basketId/items/:itemId', { ...item, query: flag, body: ITEM }),
    at('DELETE /:basketId/items/:itemId', item),
    at('POST /:basketId/shipments', { body: SHIPMENT }),
    at('PATCH /:basketId/shipments/:shipmentId', { ...shipment, body: SHIPMENT }),
    at('DELETE /:basketId/shipments/:shipmentId', shipment),
    at('PUT /:basketId/shipments/:shipmentId/shipping-address', {
      ...shipment,
      query: { useAsBilling: 'true', ...flag },
      body: ADDRESS,
    }),
    at('PUT /:basketId/shipments/:shipmentId/shipping-method', {
      ...shipment,
      query: flag,
      body: { id: 'GroundDisc', name: 'Ground', price: 1 },
    }),
    at('GET /:basketId/shipments/:shipmentId/shipping-methods', shipment),
    at('GET /:basketId/payment-methods'),
    at('POST /:basketId/payment-instruments', { body: PAYMENT }),
    at('PATCH /:basketId/payment-instruments/:paymentInstrumentId', {
      ...instrument,
      query: flag,
      body: PAYMENT,
    }),
    at('DELETE /:basketId/payment-instruments/:paymentInstrumentId', instrument),
    at('POST /:basketId/gift-certificate-items', { body: CERTIFICATE }),
    at('PATCH /:basketId/gift-certificate-items/:giftCertificateItemId', {
      ...certificate,
      body: CERTIFICATE,
    }),
    at('DELETE /:basketId/gift-certificate-items/:giftCertificateItemId', certificate),
    ...listMerchantSamples(ids, at),
    at('DELETE /:basketId', {}),
  ]
}

function listMerchantSamples({ itemId, taxedBasketId, taxedItemId }: ShopIds, at: At): Sample[] {
  const merchant = (route: string, rest: Partial<Sample>) => at(route, { ...rest, as: 'merchant' })
  const adjustment = { params: { priceAdjustmentId: 'none' } }
  const taxed = { params: { basketId: taxedBasketId, itemId: taxedItemId } }
  return [
    merchant('PUT /:basketId/storefront', { query: { exchange: 'true' } }),
    merchant('GET /:basketId/price-books', {}),
    merchant('PUT /:basketId/price-books', { body: ['usd-list-prices'] }),
    merchant('POST /:basketId/price-adjustments', {
      body: {
        level: 'order',
        discount: { type: 'percentage', value: 10 },
        itemId,
        itemText: 'By hand',
        promotionId: 'by-hand',
        reasonCode: 'late',
      },
    }),
    merchant('PATCH /:basketId/price-adjustments/:priceAdjustmentId', {
      ...adjustment,
      body: { appliedDiscount: { type: 'amount', amount: 1 }, reasonCode: 'late' },
    }),
    merchant('DELETE /:basketId/price-adjustments/:priceAdjustmentId', adjustment),
    merchant('GET /:basketId/taxes', taxed),
    merchant('PUT /:basketId/taxes', { ...taxed, body: { taxes: { [taxedItemId]: TAXES } } }),
    merchant('PUT /:basketId/items/:itemId/taxes', { ...taxed, body: TAXES }),
  ]
}
