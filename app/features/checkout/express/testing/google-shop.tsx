import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ExpressPay } from '../express-pay'
import type {
  GoogleAddress,
  GoogleChoice,
  GoogleClient,
  GoogleOptions,
  GoogleRequest,
} from '../live/google-pay.types'
import { BUYER, createExpressShop, PLACE } from './express-shop'

export const GOOGLE_SCRIPT = 'https://pay.google.com/gp/p/js/pay.js'

const MERCHANT = { merchantId: 'BCR2', merchantName: 'Brindille', environment: 'TEST' }

const ADDRESS: GoogleAddress = {
  ...PLACE,
  name: `${BUYER.givenName} ${BUYER.familyName}`,
  address1: BUYER.lines[0],
  address2: BUYER.lines[1],
  phoneNumber: BUYER.phoneNumber,
}

/** Google's client as published; the test does what a shopper does in the sheet. */
class FakeClient implements GoogleClient {
  request?: GoogleRequest
  close = (_reason: object) => Promise.resolve()

  constructor(readonly options: GoogleOptions) {}
  isReadyToPay = () => Promise.resolve({ result: google.isReady })
  loadPaymentData = (request: GoogleRequest) => {
    this.request = request
    google.sheets.push(this)
    return new Promise((_resolve, reject) => {
      this.close = (reason) => act(async () => reject(reason))
    })
  }
  choose = (choice: Omit<GoogleChoice, 'shippingAddress'>, change: GoogleAddress = {}) =>
    answerOf(() =>
      this.options.paymentDataCallbacks?.onPaymentDataChanged?.({
        ...choice,
        shippingAddress: { ...PLACE, ...change },
      }),
    )
  choosePlace = (change?: GoogleAddress) => this.choose({ callbackTrigger: 'INITIALIZE' }, change)
  authorize = (change: GoogleAddress = {}, email: string = BUYER.email) =>
    answerOf(() =>
      this.options.paymentDataCallbacks?.onPaymentAuthorized({
        email,
        shippingAddress: { ...ADDRESS, ...change },
        paymentMethodData: {
          tokenizationData: { token: '{"data":"é"}' },
          info: { billingAddress: ADDRESS },
        },
      }),
    )
}

/** The page is rendered while the shop answers, as in a browser. */
async function answerOf<Answer>(ask: () => Promise<Answer> | undefined) {
  let answer: Answer | undefined
  act(() => void ask()?.then((given) => (answer = given)))
  await waitFor(() => expect(answer).toBeDefined())
  return answer
}

class FakePaymentRequest {
  constructor(readonly methods: { supportedMethods: string }[]) {}
  canMakePayment = () =>
    Promise.resolve(
      google.browserCanPay && this.methods[0]?.supportedMethods === 'https://google.com/pay',
    )
}

/** What the test decides of the browser and of Google, and what was asked of both. */
const google = {
  browserCanPay: true,
  isReady: true,
  sheets: [] as FakeClient[],
  asked: [] as unknown[],
}

/** A shop with an account at Google Pay, in a browser that can pay. */
export function createGoogleShop() {
  const shop = createExpressShop()
  beforeEach(() => {
    Object.assign(google, { browserCanPay: true, isReady: true, sheets: [], asked: [] })
    shop.facts.preferences = { walletSheets: ['DW_APPLE_PAY', 'DW_ANDROID_PAY'] }
    document.head.replaceChildren()
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
    const value = FakePaymentRequest
    Object.defineProperty(window, 'PaymentRequest', { value, configurable: true })
    shop.server.use(
      http.post('*/api/:siteId/wallet-sheet', async ({ request }) => {
        google.asked.push(await request.json())
        return HttpResponse.json({ ...MERCHANT, gatewayMerchantId: 'brindille_cs' })
      }),
    )
  })
  afterEach(() => {
    delete window.google
    Reflect.deleteProperty(window, 'PaymentRequest')
  })
  const render = () => renderInShop(<ExpressPay Delivery={() => null} />, '/cart')
  const open = async () => {
    const rendered = render()
    await endScript('load')
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Google Pay' }))
    const [sheet] = google.sheets
    if (!sheet) throw new Error('No sheet was opened.')
    expect(google.sheets).toHaveLength(1)
    return { ...rendered, sheet }
  }
  return { ...shop, google, render, open }
}

export const findScript = () => document.querySelector(`script[src='${GOOGLE_SCRIPT}']`)

/** Lets the script load or fail. */
export async function endScript(event: 'error' | 'load'): Promise<void> {
  await waitFor(() => expect(findScript()).not.toBeNull())
  if (event === 'load') window.google = { payments: { api: { PaymentsClient: FakeClient } } }
  findScript()?.dispatchEvent(new Event(event))
}
