import { http, HttpResponse } from 'msw'
import { createBasketServer, type problem } from '@/shopper/testing/basket-server'
import {
  changeFirstShipment,
  deliveredBasket,
  deliveryAnswers,
} from '@/shopper/testing/delivered-basket'

export const APPROVAL = 'http://gateway.example/sheets/v1/tokens'
/** A place as both wallets name its parts. */
export const PLACE = {
  locality: 'San Francisco',
  administrativeArea: 'CA',
  postalCode: '94102',
  countryCode: 'US',
}
/** Who lives there. */
export const BUYER = {
  givenName: 'Ana María',
  familyName: 'de la Cruz',
  email: 'ana@example.com',
  lines: ['1600 Market Street', 'Apt 2'],
  phoneNumber: '+1 415-555-0134',
} as const
export const order = { orderNo: '1001', status: 'created', c_basketId: 'basket-1' }

/** A shop whose bag can be paid with both wallets: $29.50 with an address, $20 without. */
export function createExpressShop() {
  const facts = {
    paid: { ...order, status: 'new' } as object,
    refusal: undefined as ReturnType<typeof problem> | undefined,
    /** The shopper's orders; undefined while they cannot be read. */
    made: undefined as object[] | undefined,
    preferences: {} as object,
    /** More of the method. */
    method: {} as object,
    offered: [] as string[],
    /** Approvals in the stand-in. */
    sent: [] as Record<string, string>[],
    /** Shipments as they were before the sheet. */
    givenBack: [] as object[],
  }
  const { server, state } = createBasketServer({
    ...deliveryAnswers,
    updateShippingAddressForShipment: (basket, { body }) => ({
      ...changeFirstShipment(basket, {
        shippingAddress: body,
        shippingMethod: { id: 'GroundDisc' },
      }),
      orderTotal: 29.5,
    }),
    updateShipmentForBasket: (basket, { body }) =>
      changeFirstShipment(basket, { ...(body as object) }),
    getShippingMethodsForShipment: ({ shipments }) => ({
      applicableShippingMethods: shipments?.[0]?.c_fromStoreId
        ? [{ id: 'Pickup', price: 0, c_storePickupEnabled: true }]
        : [{ id: 'GroundDisc', name: 'Ground', price: 0, ...facts.method }],
    }),
    updateBillingAddressForBasket: (basket, { body }) => ({
      ...basket,
      billingAddress: body as object,
    }),
    addPaymentInstrumentToBasket: (basket, { body }) => ({
      ...basket,
      paymentInstruments: [{ ...(body as object), paymentInstrumentId: 'p1' }],
    }),
    removePaymentInstrumentFromBasket: (basket) => ({ ...basket, paymentInstruments: [] }),
    createOrder: (basket) =>
      facts.refusal ?? { ...order, paymentInstruments: basket.paymentInstruments },
    updatePaymentInstrumentForOrder: () => facts.paid,
    getCustomerOrders: () =>
      facts.made ? { data: facts.made } : HttpResponse.json({}, { status: 504 }),
  })
  beforeEach(() => {
    window.scrollTo = jest.fn()
    Object.assign(facts, {
      paid: { ...order, status: 'new' },
      refusal: undefined,
      made: undefined,
      method: {},
      preferences: { walletSheets: ['DW_APPLE_PAY', 'DW_ANDROID_PAY'], hasStandInSheets: true },
      offered: ['CREDIT_CARD', 'DW_APPLE_PAY', 'DW_ANDROID_PAY'],
      sent: [],
      givenBack: [],
    })
    state.basket = deliveredBasket()
    server.use(
      http.get('*/api/:siteId/site-prefs', () => HttpResponse.json(facts.preferences)),
      http.post('*/api/:siteId/payment-methods', () =>
        HttpResponse.json({ paymentMethods: facts.offered.map((id) => ({ id })) }),
      ),
      http.post('*/api/:siteId/wallet-sheet', () =>
        HttpResponse.json({ merchantSession: 'session', approvalUrl: APPROVAL }),
      ),
      http.post('*/custom/shipping/v1/*/update', async ({ request }) => {
        const { shipments } = (await request.json()) as { shipments: object[] }
        facts.givenBack.push(...shipments)
        state.basket = { ...changeFirstShipment(state.basket, shipments[0] ?? {}), orderTotal: 20 }
        return HttpResponse.json({ success: true, basketId: state.basket.basketId })
      }),
      http.post(APPROVAL, async ({ request }) => {
        facts.sent.push(Object.fromEntries(new URLSearchParams(await request.text())))
        return HttpResponse.json({ token: 'approved' }, { status: 201 })
      }),
    )
  })
  const called = (method: string) => state.calls.filter((call) => call.method === method)
  return { server, state, facts, called }
}
