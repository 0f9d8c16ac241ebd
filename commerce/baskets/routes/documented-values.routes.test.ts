import { ILLINOIS, useCheckout, useGuest } from '../../testing/test-checkout'

const engine = useCheckout()
const guest = useGuest(engine)

// the storefront's forms do not allow these values, but the API documents them
const SOUTH = {
  ...ILLINOIS,
  firstName: 'Wolfeschlegelsteinhausen',
  lastName: 'Bergerdorff-Montgomery-Smith',
  companyName: 'The Society for the Preservation of Confectionery',
  city: 'South San Francisco',
  stateCode: 'CA',
  postalCode: '94080 (North)',
  phone: '+49 30 901820 ext. 12',
}
const ELSEWHERE = {
  firstName: 'Zoë',
  lastName: 'Straße',
  address1: 'Königsallee 1',
  city: 'Düsseldorf',
  postalCode: '40212',
  countryCode: 'DE',
}

it('addresses and messages with documented values are accepted and ordered', async () => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  for (const [method, path, body] of [
    ['PUT', '/shipments/me/shipping-address', SOUTH],
    ['PUT', '/billing-address', ELSEWHERE],
    ['PATCH', '/shipments/me', { gift: true, giftMessage: `For you @ home: ${'x'.repeat(200)}` }],
  ] as const) {
    const answer = await guest.basket(method, `/${basketId}${path}`, body)
    expect(answer).toMatchObject({ status: 200 })
  }
  const placed = await guest.order('POST', '', { basketId })
  expect(placed).toMatchObject({
    status: 200,
    body: {
      billingAddress: ELSEWHERE,
      shipments: [
        { shippingAddress: SOUTH, giftMessage: expect.stringContaining('For you @ home') },
      ],
    },
  })
})

it('messages of lines and of gift cards by mail are kept without what nobody sees', async () => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const message = 'For\u202e you\u0007\r\nAda\u200b'
  const { body } = await guest.basket('GET', `/${basketId}`)
  const line = `/${basketId}/items/${body.productItems?.[0]?.itemId}`
  await guest.basket('PATCH', line, { gift: true, giftMessage: message })
  const card = { amount: 50, recipientEmail: 'bo@example.com', message }
  expect(await guest.basket('POST', `/${basketId}/gift-certificate-items`, card)).toMatchObject({
    status: 200,
    body: {
      productItems: [{ giftMessage: 'For you\nAda' }],
      giftCertificateItems: [{ message: 'For you\nAda' }],
    },
  })
})

it('a state is required in countries whose addresses have one', async () => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const address = { ...ILLINOIS, stateCode: '' }
  await guest.basket('PUT', `/${basketId}/billing-address`, address)
  const refused = await guest.order('POST', '', { basketId })
  expect(refused.body.c_missing).toEqual(['billingAddress.stateCode'])
})

it('an address without a state is stored in an address book and used for a new basket', async () => {
  const own = await guest.logIn(await guest.register())
  const customers = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
  const payload = { ...SOUTH, addressId: 'south', preferred: true }
  const path = `${customers}/${own.shopper.customerId}/addresses`
  expect(await own.call('POST', path, payload)).toMatchObject({ status: 200 })
  const baskets = '/checkout/shopper-baskets/v2/organizations/f_ecom_prln_001/baskets'
  const { body } = await own.call('POST', `${baskets}?populateCustomerDetails=true`, {})
  expect(body.shipments).toMatchObject([{ shippingAddress: SOUTH }])
})

describe('a card without a type and with a token of several kilobytes', () => {
  const card = {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: { cardType: '', creditCardToken: 'x'.repeat(3000) },
  }

  it('is accepted for a basket', async () => {
    const { basketId } = (await guest.basket('POST', '', {})).body
    const answer = await guest.basket('POST', `/${basketId}/payment-instruments`, card)
    expect(answer).toMatchObject({ status: 200 })
  })

  it('is accepted for an order', async () => {
    const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
    const { orderNo, paymentInstruments } = (await guest.order('POST', '', { basketId })).body
    const id = paymentInstruments?.[0]?.paymentInstrumentId
    await guest.order('DELETE', `/${orderNo}/payment-instruments/${id}`)
    const answer = await guest.order('POST', `/${orderNo}/payment-instruments`, card)
    expect(answer).toMatchObject({ status: 200 })
  })
})
