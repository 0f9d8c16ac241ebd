import type { Sample, ShopIds } from '../sample'

const ORDERS = '/checkout/shopper-orders/v1/organizations/:organizationId/orders'
const PAYMENT = {
  paymentMethodId: 'CREDIT_CARD',
  amount: 10,
  bankRoutingNumber: '1',
  giftCertificateCode: 'none',
  giftCardRequest: { brand: 'x', cardNumber: '6000000000000001234', cvc: '1234' },
  paymentCard: {
    cardType: 'Visa',
    maskedNumber: '************1111',
    holder: 'Ada',
    expirationMonth: 7,
    expirationYear: 2036,
    creditCardToken: 'none',
  },
  c_token: 'none',
}

export function listOrderSamples(ids: ShopIds): Sample[] {
  const { basketId, orderNo } = ids
  const at = (route: string, rest: Partial<Sample> = {}): Sample => {
    const [method = '', path = ''] = route.split(' ')
    const params = { orderNo, ...rest.params }
    return { as: 'guest', ...rest, route: `${method} ${ORDERS}${path}`, params }
  }
  const instrument = { params: { paymentInstrumentId: ids.orderInstrumentId } }
  const expand = { expand: 'oms,oms_shipments' }
  return [
    // the basket is not ready, so no order is placed
    at('POST ', { body: { basketId, customerInfo: { email: 'ada@example.com' } } }),
    at('GET /oms-meta-data'),
    at('GET /:orderNo', { query: { ...expand, locale: 'en-US' } }),
    at('POST /:orderNo/lookup', {
      query: expand,
      body: { email: 'eve@example.com', orderViewCode: 'none', postalCode: '1', phone: '1' },
    }),
    at('POST /:orderNo/actions/fail', {
      query: { reopenBasket: 'true' },
      body: { reasonCode: 'payment_auth_failure' },
    }),
    at('POST /:orderNo/actions/oms-cancel-order', { body: { reason: 'none' } }),
    at('POST /:orderNo/actions/oms-return-order', {
      body: { productItems: [{ itemId: ids.orderItemId, quantity: 1, reason: 'none' }] },
    }),
    at('GET /:orderNo/taxes'),
    at('GET /:orderNo/payment-methods'),
    at('POST /:orderNo/payment-instruments', { body: PAYMENT }),
    at('PATCH /:orderNo/payment-instruments/:paymentInstrumentId', {
      ...instrument,
      body: PAYMENT,
    }),
    at('DELETE /:orderNo/payment-instruments/:paymentInstrumentId', instrument),
    {
      route:
        'GET /checkout/shopper-payments/v1/organizations/:organizationId/payment-configuration',
      as: 'guest',
      query: { currency: 'USD', countryCode: 'US', zoneId: 'default', amount: '10' },
    },
    {
      route:
        'POST /pricing/shopper-gift-certificates/v1/organizations/:organizationId/gift-certificate',
      as: 'guest',
      body: { giftCertificateCode: 'none' },
    },
  ]
}
