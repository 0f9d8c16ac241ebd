import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ExpressPay } from '../express-pay'
import { BUYER, createExpressShop, order, PLACE } from '../testing/express-shop'
import type { ApplePayContact, ApplePayRequest, AppleSession, AppleUpdate } from './apple-pay.types'

const { server, state, facts, called } = createExpressShop()

let canPay = true
const sessions: FakeSession[] = []

/** Apple's session as published; the test does what a shopper does in the sheet. */
class FakeSession implements AppleSession {
  static STATUS_SUCCESS = 0
  static STATUS_FAILURE = 1
  static canMakePayments = () => canPay
  static supportsVersion = (version: number) => version <= 14
  onvalidatemerchant: AppleSession['onvalidatemerchant'] = null
  onshippingcontactselected: AppleSession['onshippingcontactselected'] = null
  onshippingmethodselected: AppleSession['onshippingmethodselected'] = null
  onpaymentmethodselected: AppleSession['onpaymentmethodselected'] = null
  onpaymentauthorized: AppleSession['onpaymentauthorized'] = null
  oncancel: AppleSession['oncancel'] = null
  updates: AppleUpdate[] = []
  begin = jest.fn()
  abort = jest.fn()
  completeMerchantValidation = jest.fn()
  completePayment = jest.fn()
  completeShippingContactSelection = (update: AppleUpdate) => void this.updates.push(update)
  completeShippingMethodSelection = (update: AppleUpdate) => void this.updates.push(update)
  completePaymentMethodSelection = (update: AppleUpdate) => void this.updates.push(update)

  constructor(
    readonly version: number,
    readonly request: ApplePayRequest,
  ) {
    sessions.push(this)
  }
}

const { email: emailAddress, lines, ...buyer } = BUYER
const CONTACT: ApplePayContact = { ...PLACE, ...buyer, emailAddress, addressLines: [...lines] }

let asked: object[]
beforeEach(() => {
  canPay = true
  sessions.length = 0
  asked = []
  facts.preferences = { walletSheets: ['DW_APPLE_PAY', 'DW_ANDROID_PAY'] }
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  window.ApplePaySession = FakeSession
  server.use(
    http.post('*/api/:siteId/wallet-sheet', async ({ request }) => {
      asked.push((await request.json()) as object)
      return HttpResponse.json({ merchantSession: { merchantSessionIdentifier: 'm' } })
    }),
  )
})
afterEach(() => delete window.ApplePaySession)

async function open() {
  const shop = renderInShop(<ExpressPay Delivery={() => null} />, '/cart')
  const button = await screen.findByRole('button', { name: 'Apple Pay' })
  await userEvent.dblClick(button)
  const [session] = sessions
  if (!session) throw new Error('No sheet was opened.')
  expect(sessions).toHaveLength(1)
  expect(session.begin).toHaveBeenCalled()
  return { ...shop, session }
}
async function choosePlace(session: FakeSession, place: ApplePayContact = PLACE) {
  const before = session.updates.length
  act(() => session.onshippingcontactselected?.({ shippingContact: place }))
  await waitFor(() => expect(session.updates.length).toBeGreaterThan(before))
  return session.updates.at(-1)
}
const authorize = (session: FakeSession, contact: ApplePayContact = CONTACT) =>
  act(() =>
    session.onpaymentauthorized?.({
      payment: { token: { paymentData: { data: 'é' } }, shippingContact: contact },
    }),
  )

test('an approval in the sheet of Apple orders the bag with the total of the engine', async () => {
  const { session, address: where } = await open()
  expect(session.request).toMatchObject({ currencyCode: 'USD', shippingType: 'delivery' })
  const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'
  session.onvalidatemerchant?.({ validationURL })
  await waitFor(() =>
    expect(session.completeMerchantValidation).toHaveBeenCalledWith({
      merchantSessionIdentifier: 'm',
    }),
  )
  expect(asked).toEqual([
    { basketId: 'basket-1', wallet: 'DW_APPLE_PAY', validationUrl: validationURL },
  ])
  expect(await choosePlace(session)).toMatchObject({
    newTotal: { amount: '29.50' },
    newShippingMethods: [{ identifier: 'GroundDisc', amount: '0.00' }],
  })
  expect(called('updateCustomerForBasket')).toEqual([])
  authorize(session)
  await waitFor(() => expect(session.completePayment).toHaveBeenCalledWith({ status: 0 }))
  expect(where()).toBe('/order-confirmation?orderNo=1001')
  expect(called('addPaymentInstrumentToBasket')).toMatchObject([
    {
      body: {
        paymentMethodId: 'DW_APPLE_PAY',
        amount: 29.5,
        c_approvedAmount: 29.5,
        c_transienttoken: Buffer.from('{"data":"é"}').toString('base64'),
      },
    },
  ])
  expect(called('updateShippingAddressForShipment').at(-1)).toMatchObject({
    body: { firstName: 'Ana María', lastName: 'de la Cruz', address2: 'Apt 2' },
  })
  expect(called('createOrder')).toHaveLength(1)
})

test.each([
  ['of another country', { countryCode: 'DK' }],
  ['without a country', { countryCode: undefined }],
])('a place %s is refused in the sheet, and another one can be chosen', async (_name, change) => {
  const { session } = await open()
  expect(await choosePlace(session, { ...PLACE, ...change })).toMatchObject({
    newTotal: { amount: '20.00' },
    errors: [{ code: 'addressUnserviceable', contactField: 'country' }],
  })
  expect(called('updateShippingAddressForShipment')).toEqual([])
  expect(await choosePlace(session)).toMatchObject({ newTotal: { amount: '29.50' } })
})

test('a refused field of the contact is marked, and nothing is ordered', async () => {
  const { session } = await open()
  await choosePlace(session)
  authorize(session, { ...CONTACT, phoneNumber: '12', addressLines: [] })
  await waitFor(() =>
    expect(session.completePayment).toHaveBeenCalledWith({
      status: 1,
      errors: expect.arrayContaining([
        expect.objectContaining({ contactField: 'phoneNumber' }),
        expect.objectContaining({ contactField: 'addressLines' }),
      ]),
    }),
  )
  expect(called('createOrder')).toEqual([])
})

test('another method changes the total', async () => {
  const { session } = await open()
  const chosen = await choosePlace(session)
  const [shippingMethod] = chosen?.newShippingMethods ?? []
  if (!shippingMethod) throw new Error('No method is offered.')
  state.basket = { ...state.basket, orderTotal: 41 }
  act(() => session.onshippingmethodselected?.({ shippingMethod }))
  await waitFor(() => expect(session.updates.at(-1)?.newTotal.amount).toBe('41.00'))
})

test('cancelling leaves the bag as it was, and the sheet opens again', async () => {
  const { session, queryClient } = await open()
  await choosePlace(session)
  act(() => session.oncancel?.())
  await waitFor(() =>
    expect(facts.givenBack).toMatchObject([{ shippingAddress: null, shippingMethod: null }]),
  )
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await userEvent.click(screen.getByRole('button', { name: 'Apple Pay' }))
  await waitFor(() => expect(sessions).toHaveLength(2))
})

test.each([400, 503])(
  'without a validated merchant (%s) the sheet closes, and the page says why',
  async (status) => {
    server.use(
      http.post('*/api/:siteId/wallet-sheet', () => HttpResponse.json({ status }, { status })),
    )
    const { session } = await open()
    act(() => session.onvalidatemerchant?.({ validationURL: 'https://apple.com/' }))
    await waitFor(() => expect(session.abort).toHaveBeenCalled())
    expect(await screen.findByRole('alert')).toBeVisible()
  },
)

test('a total that has changed meanwhile is never charged', async () => {
  const { session, queryClient } = await open()
  await choosePlace(session)
  state.basket = { ...state.basket, orderTotal: 35 }
  server.use(
    http.post('*/scapi/shopperBaskets/updateBillingAddressForBasket', () => {
      state.basket = { ...state.basket, orderTotal: 35 }
      return HttpResponse.json(state.basket)
    }),
  )
  authorize(session)
  await waitFor(() => expect(session.abort).toHaveBeenCalled())
  expect(await screen.findByRole('alert')).toHaveTextContent(/\$29.50.*\$35.00/)
  await waitFor(() => expect(facts.givenBack).toHaveLength(1))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(called('createOrder')).toEqual([])
})

test('a declined payment closes the sheet and leads to the choice of payment', async () => {
  facts.paid = { ...order, status: 'failed', c_flashes: [{ message: 'It was declined.' }] }
  const { session, address: where } = await open()
  await choosePlace(session)
  authorize(session)
  await waitFor(() => expect(session.abort).toHaveBeenCalled())
  expect(where()).toBe('/billing')
  expect(facts.givenBack).toEqual([])
})

test('no button is shown in a browser that cannot pay', async () => {
  canPay = false
  const { queryClient } = renderInShop(<ExpressPay Delivery={() => null} />, '/cart')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button', { name: 'Apple Pay' })).toBeNull()
})
