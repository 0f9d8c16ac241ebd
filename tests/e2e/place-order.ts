import { expect, type APIRequestContext } from '@playwright/test'
import { origin, studioOrigin } from '../setup/shop'
import { card } from './shopper'

const ADDRESS = {
  ...{ firstName: 'Claire', lastName: 'Martin', address1: '1600 Market Street' },
  ...{ city: 'San Francisco', stateCode: 'CA', postalCode: '94102', countryCode: 'US' },
  phone: '4155550134',
}

/** Orders a product and pays by card, with the requests of a checkout. @returns the order's number */
export async function placeOrder(
  request: APIRequestContext,
  { email, productId, quantity }: { email: string; productId: string; quantity: number },
): Promise<string> {
  const post = async (url: string, data: unknown, headers = {}) => {
    const answer = await request.post(url, { data, headers: { Origin: origin, ...headers } })
    expect(answer.ok(), `${url} ${answer.ok() ? '' : await answer.text()}`).toBe(true)
    return answer
  }
  const api = `${origin}/api/brindille`
  const { access_token: token } = await (await post(`${api}/session`, {})).json()
  const call = async (method: string, parameters: object, body: unknown) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await post(`${api}/scapi/${method}`, [{ parameters, body }], headers)).json()
  }
  const { basketId } = await call(
    'shopperBaskets/createBasket',
    {},
    {
      productItems: [{ productId, quantity }],
      customerInfo: { email },
      billingAddress: ADDRESS,
      shipments: [
        { shipmentId: 'me', shippingAddress: ADDRESS, shippingMethod: { id: 'GroundDisc' } },
      ],
    },
  )
  const payment = { paymentMethodId: 'CREDIT_CARD' }
  await call('shopperBaskets/addPaymentInstrumentToBasket', { basketId }, payment)
  const order = await call('shopperOrders/createOrder', {}, { basketId })
  const { orderNo, paymentInstruments } = order
  const { paymentInstrumentId } = paymentInstruments[0]
  const body = { c_token: await createCardToken(post) }
  const ids = { orderNo, paymentInstrumentId }
  await call('shopperOrders/updatePaymentInstrumentForOrder', ids, body)
  return orderNo
}

async function createCardToken(
  post: (url: string, data: unknown) => Promise<{ text(): Promise<string> }>,
): Promise<string> {
  const gateway = `${studioOrigin}/card-gateway`
  const session = { targetOrigins: [origin], clientVersion: 'v2' }
  const captureContext = await (await post(`${gateway}/microform/v2/sessions`, session)).text()
  const entered = { number: card.approved, securityCode: '123', expirationMonth: '12' }
  const expirationYear = String(new Date().getFullYear() + 3)
  const body = { captureContext, ...entered, expirationYear }
  return (await post(`${gateway}/flex/v2/tokens`, body)).text()
}
