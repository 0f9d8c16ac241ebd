import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ExpressPay } from '../express-pay'
import type {
  ApplePayContact,
  ApplePayRequest,
  AppleSession,
  AppleUpdate,
} from '../live/apple-pay.types'
import { BUYER, createExpressShop, PLACE } from './express-shop'

export const VALIDATION = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'

const { email: emailAddress, lines, ...buyer } = BUYER
export const CONTACT: ApplePayContact = {
  ...PLACE,
  ...buyer,
  emailAddress,
  addressLines: [...lines],
}

/** What the test decides of the browser, and what was asked of it and of the shop. */
const apple = { canPay: true, sessions: [] as FakeSession[], asked: [] as object[] }

/** Apple's session as published; the test does what a shopper does in the sheet. */
class FakeSession implements AppleSession {
  static STATUS_SUCCESS = 0
  static STATUS_FAILURE = 1
  static canMakePayments = () => apple.canPay
  static supportsVersion = (version: number) => version <= 14
  onvalidatemerchant: AppleSession['onvalidatemerchant'] = null
  onshippingcontactselected: AppleSession['onshippingcontactselected'] = null
  onshippingmethodselected: AppleSession['onshippingmethodselected'] = null
  onpaymentmethodselected: AppleSession['onpaymentmethodselected'] = null
  onpaymentauthorized: AppleSession['onpaymentauthorized'] = null
  oncancel: AppleSession['oncancel'] = null
  updates: AppleUpdate[] = []
  isOver = false
  begin = jest.fn()
  abort = jest.fn(() => this.end())
  completeMerchantValidation = jest.fn(() => this.requireOpen())
  completePayment = jest.fn()
  completeShippingContactSelection = (update: AppleUpdate) => void this.updates.push(update)
  completeShippingMethodSelection = (update: AppleUpdate) => void this.updates.push(update)
  completePaymentMethodSelection = (update: AppleUpdate) => void this.updates.push(update)

  constructor(
    readonly version: number,
    readonly request: ApplePayRequest,
  ) {
    apple.sessions.push(this)
  }
  /** A session that has ended throws. */
  requireOpen() {
    if (this.isOver) throw new Error('InvalidAccessError')
  }
  end() {
    this.requireOpen()
    this.isOver = true
  }
  cancel = () => {
    this.end()
    act(() => this.oncancel?.())
  }
  validate = () => act(() => this.onvalidatemerchant?.({ validationURL: VALIDATION }))
  async choosePlace(place: ApplePayContact = PLACE) {
    const before = this.updates.length
    act(() => this.onshippingcontactselected?.({ shippingContact: place }))
    await waitFor(() => expect(this.updates.length).toBeGreaterThan(before))
    return this.updates.at(-1)
  }
  authorize = (shippingContact: ApplePayContact = CONTACT) =>
    act(() =>
      this.onpaymentauthorized?.({
        payment: { token: { paymentData: { data: 'é' } }, shippingContact },
      }),
    )
}

/** A shop that Apple knows, in a browser that can pay. */
export function createAppleShop() {
  const shop = createExpressShop()
  beforeEach(() => {
    Object.assign(apple, { canPay: true, sessions: [], asked: [] })
    shop.facts.preferences = { walletSheets: ['DW_APPLE_PAY', 'DW_ANDROID_PAY'] }
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
    window.ApplePaySession = FakeSession
    shop.server.use(
      http.post('*/api/:siteId/wallet-sheet', async ({ request }) => {
        apple.asked.push((await request.json()) as object)
        return HttpResponse.json({ merchantSession: { merchantSessionIdentifier: 'm' } })
      }),
    )
  })
  afterEach(() => delete window.ApplePaySession)
  const render = () => renderInShop(<ExpressPay Delivery={() => null} />, '/cart', ['pickup'])
  const open = async () => {
    const rendered = render()
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Apple Pay' }))
    const [session] = apple.sessions
    if (!session) throw new Error('No sheet was opened.')
    expect(apple.sessions).toHaveLength(1)
    expect(session.begin).toHaveBeenCalled()
    return { ...rendered, session }
  }
  return { ...shop, apple, render, open }
}
