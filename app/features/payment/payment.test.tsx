import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useHistory } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { useBasket } from '@/shopper/basket/use-basket'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { customerKey } from '@/shopper/customer/customer.queries'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { aCard } from '../../../tests/setup/a-card'
import { anAddress } from '../../../tests/setup/an-address'
import { Payment } from './payment'

const address = anAddress()
const TOTAL = 40
const OFFERED = ['CREDIT_CARD', 'PayPal', 'KLARNA', 'Venmo', 'GIFTCARD', 'PAY_BY_CHECK']

let refused: Response | undefined
const paidWith = (basket: Basket, instruments: object[]): Basket => {
  const gifts = instruments.filter(
    (one) => String(Reflect.get(one, 'paymentMethodId')) === 'GIFTCARD',
  )
  return {
    ...basket,
    paymentInstruments: instruments as Basket['paymentInstruments'],
    c_paymentAmount: TOTAL - 15 * gifts.length,
  }
}
const { server, state } = createBasketServer({
  updateBillingAddressForBasket: (basket, { body }) => ({
    ...basket,
    billingAddress: body as object,
  }),
  addPaymentInstrumentToBasket: (basket, { body }) => {
    const { giftCertificateCode, giftCardRequest, ...shown } = body as Record<string, unknown>
    if (giftCertificateCode === 'BAD') {
      return problem(400, 'invalid-gift-certificate', 'This gift card is unknown.')
    }
    if (shown.c_walletUUID === 'flashes') {
      return { ...basket, c_flashes: [{ type: 'Refused', message: 'Not this card.' }] }
    }
    const isGift = shown.paymentMethodId === 'GIFTCARD'
    const list = basket.paymentInstruments ?? []
    const instrument = {
      ...shown,
      paymentInstrumentId: `p${list.length + 1}`,
      ...(isGift && { amount: 15, maskedGiftCertificateCode: '****0001' }),
    }
    void giftCardRequest
    return paidWith(basket, [...list, instrument])
  },
  removePaymentInstrumentFromBasket: (basket, { parameters }) =>
    paidWith(
      basket,
      (basket.paymentInstruments ?? []).filter(
        (one) => one.paymentInstrumentId !== parameters.paymentInstrumentId,
      ),
    ),
})

let methods: string[]
let asked: { path: string; body: unknown }[]
let walletResult: object
const record = (path: string, answer: () => object) =>
  http.post(`*/api/${TEST_SITE}/${path}`, async ({ request }) => {
    asked.push({
      path: new URL(request.url).pathname.split('/').pop() ?? '',
      body: await request.json(),
    })
    return HttpResponse.json(answer())
  })

beforeEach(() => {
  methods = OFFERED
  asked = []
  refused = undefined
  walletResult = { status: 'cancelled', wallet: 'PayPal' }
  state.basket = {
    basketId: 'basket-1',
    productItems: [{ itemId: '1', productId: 'a', quantity: 1, shipmentId: 'me' }],
    shipments: [{ shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'Ground' } }],
    billingAddress: address,
    orderTotal: TOTAL,
    c_paymentAmount: TOTAL,
  }
  server.use(
    http.post(`*/api/${TEST_SITE}/payment-session`, () => HttpResponse.json({}, { status: 503 })),
    http.post(
      `*/api/${TEST_SITE}/payment-methods`,
      () =>
        refused ?? HttpResponse.json({ paymentMethods: methods.map((id) => ({ id, name: id })) }),
    ),
    record('wallet-approval', () => walletResult),
    record('customer-payment-token', () => ({ paymentToken: 'A1' })),
    record('payment-instruments/:id/use-for-subscriptions', () => ({})),
  )
})

function Page() {
  const { data: basket } = useBasket()
  const { message } = useCheckoutError()
  const { goBack } = useHistory()
  return (
    <main>
      <button onClick={goBack}>Step back</button>
      {message && <p role="alert">{message}</p>}
      {basket && <Payment basket={basket} />}
    </main>
  )
}

const savedCard = (paymentInstrumentId: string, change: object = {}) => {
  const amex = { cardType: 'Amex', maskedNumber: '3782XXXXXXX0005' }
  return aCard({ ...amex, ...change }, { paymentInstrumentId })
}

function openPage(path = '/billing', customer: object | null = null) {
  const view = renderInShop(<Page />, path)
  view.queryClient.setQueryData(customerKey(TEST_SITE), customer)
  return view
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: /Review Your Order/ }))
const added = () =>
  state.calls
    .filter(({ method }) => method === 'addPaymentInstrumentToBasket')
    .map((one) => one.body)

it('the page offers only the payment methods enabled for the bag [PAY-002, PAY-021, PAY-033]', async () => {
  methods = [...OFFERED, 'DW_APPLE_PAY', 'NO_PAYMENT']
  openPage()
  await screen.findByRole('radio', { name: 'PayPal' })
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual(['Credit Card', 'PayPal', 'Klarna', 'Venmo', 'Pay by Check'])
  expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked()
})

it.each([
  ['a gift card in the bag', () => (state.custom = { a: { c_isGiftCard: true } })],
  ['less to pay than the minimum', () => (state.basket.c_paymentAmount = 34.99)],
])('installments are not offered for %s [PAY-005, PAY-006]', async (_what, arrange) => {
  arrange()
  openPage()
  await screen.findByRole('radio', { name: 'PayPal' })
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Klarna' })).toBeNull())
})

it('cards can be used when the other methods fail to load, which can be retried', async () => {
  refused = HttpResponse.json({ title: 'Down' }, { status: 503 })
  openPage()
  expect(await screen.findByText('Other ways to pay could not be loaded.')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked()
  refused = undefined
  const [retry] = screen.getAllByRole('button', { name: 'Try again' })
  await userEvent.click(retry ?? document.body)
  expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeInTheDocument()
})

describe('gift cards', () => {
  const apply = async (number: string) => {
    await userEvent.click(await screen.findByText(/Have a gift card|Add another gift card/))
    if (number) await userEvent.type(screen.getByLabelText('Gift card number'), number)
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  }

  it('pay as much as they hold, show the remaining amount and can be removed [PAY-022, PAY-025, PAY-031, PAY-034, PAY-035]', async () => {
    openPage()
    await apply('6000000000000001')
    const part = within(await screen.findByRole('region', { name: 'Gift Cards' }))
    expect(await part.findByText('Gift card ending in 0001')).toBeInTheDocument()
    expect(part.getByText('$25.00')).toBeInTheDocument()
    expect(added()).toEqual([
      { paymentMethodId: 'GIFTCARD', giftCertificateCode: '6000000000000001' },
    ])
    await userEvent.click(part.getByRole('button', { name: 'Remove gift card ending in 0001' }))
    expect(await part.findByText('Gift card removed. $40.00 left to pay.')).toBeInTheDocument()
    await waitFor(() =>
      expect(part.queryByText('Gift card ending in 0001')).not.toBeInTheDocument(),
    )
    expect(state.calls.at(-1)?.method).toBe('removePaymentInstrumentFromBasket')
  })

  it('are sent with their security code if they have one [PAY-031]', async () => {
    openPage()
    await userEvent.click(await screen.findByText('Have a gift card?'))
    await userEvent.type(screen.getByLabelText('Gift card number'), '6000000000000001')
    await userEvent.type(screen.getByLabelText(/Security code/), '4821{Enter}')
    expect(await screen.findByText('Gift card ending in 0001')).toBeInTheDocument()
    const giftCardRequest = { brand: 'own', cardNumber: '6000000000000001', cvc: '4821' }
    expect(added()).toEqual([{ paymentMethodId: 'GIFTCARD', giftCardRequest }])
  })

  it("that are refused show the service's message at the number field [PAY-031]", async () => {
    openPage()
    await apply('BAD')
    const number = screen.getByLabelText('Gift card number')
    await waitFor(() => expect(number).toHaveAccessibleDescription('This gift card is unknown.'))
    await waitFor(() => expect(number).toHaveFocus())
    expect(number).toHaveValue('BAD')
  })

  it('require a number', async () => {
    openPage()
    await apply('')
    expect(screen.getByLabelText('Gift card number')).toHaveAccessibleDescription(
      'This field is required.',
    )
    expect(added()).toEqual([])
  })

  it('that cover the whole order need no credit card [PAY-003]', async () => {
    const gift = { paymentInstrumentId: 'g', paymentMethodId: 'GIFTCARD', amount: TOTAL }
    const card = { paymentInstrumentId: 'c', paymentMethodId: 'CREDIT_CARD' }
    Object.assign(state.basket, { paymentInstruments: [gift, card], c_paymentAmount: 0 })
    const { address: where } = openPage()
    expect(await screen.findByText(/Your gift cards cover this order/)).toBeInTheDocument()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    await goOn()
    await waitFor(() => expect(where()).toBe('/revieworder'))
    expect(added()).toEqual([])
    const removed = state.calls.filter(({ method }) => method.startsWith('removePayment'))
    expect(removed.map(({ parameters }) => parameters.paymentInstrumentId)).toEqual(['c'])
  })
})

it('a free order needs no payment method [PAY-032]', async () => {
  Object.assign(state.basket, { orderTotal: 0, c_paymentAmount: 0 })
  const { address: where } = openPage()
  expect(await screen.findByText('There is nothing to pay for this order.')).toBeInTheDocument()
  await goOn()
  await waitFor(() => expect(where()).toBe('/revieworder'))
  expect(added()).toEqual([{ paymentMethodId: 'NO_PAYMENT', amount: 0 }])
})

it('payment by check needs no further input [PAY-037]', async () => {
  const { address: where } = openPage()
  await userEvent.click(await screen.findByRole('radio', { name: 'Pay by Check' }))
  expect(screen.getByText(/payable to Shop/)).toBeInTheDocument()
  await goOn()
  await waitFor(() => expect(where()).toBe('/revieworder'))
  expect(added()).toEqual([{ paymentMethodId: 'PAY_BY_CHECK', amount: TOTAL }])
})

it('an incomplete billing address blocks the payment [PAY-036]', async () => {
  const { address: where } = openPage()
  await userEvent.click(await screen.findByRole('radio', { name: 'Pay by Check' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use shipping address' }))
  await goOn()
  expect(await screen.findByRole('link', { name: 'City: This field is required.' })).toBeVisible()
  expect(added()).toEqual([])
  expect(where()).toBe('/billing')
})

describe('saved cards', () => {
  const expired = savedCard('old', { cardType: 'Visa', expirationYear: 2020 })

  it('are preselected and masked; expired cards cannot be chosen [PAY-011, PAY-013, PAY-026, PAY-027]', async () => {
    const paymentInstruments = [expired, savedCard('amex')]
    const { address: where, container } = openPage('/billing', { paymentInstruments })
    const amex = await screen.findByRole('radio', {
      name: /^American Express ending in 0005\s*Expires 12/,
    })
    expect(amex).toBeChecked()
    expect(screen.getByRole('radio', { name: /Visa.*Card is expired/ })).toBeDisabled()
    expect(container).not.toHaveTextContent('3782')
    await goOn()
    await waitFor(() => expect(where()).toBe('/revieworder'))
    expect(added()).toEqual([
      { paymentMethodId: 'CREDIT_CARD', amount: TOTAL, c_walletUUID: 'amex' },
    ])
  })

  it('can be charged later, which is not offered to guests [PAY-007]', async () => {
    const { address: where } = openPage('/billing', { paymentInstruments: [savedCard('amex')] })
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Pay later/ }))
    await goOn()
    await waitFor(() => expect(where()).toBe('/revieworder'))
    expect(added()).toMatchObject([{ c_walletUUID: 'amex', c_payLater: true }])
  })

  it('can be replaced by a new card, which can be saved [PAY-026]', async () => {
    openPage('/billing', { paymentInstruments: [savedCard('amex')] })
    await userEvent.click(await screen.findByRole('radio', { name: 'Use a new card' }))
    expect(screen.getByText('Card Number')).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Save this card for next time' })).not.toBeChecked()
  })

  it('are not available to guests [PAY-007]', async () => {
    openPage()
    expect(await screen.findByText('Card Number')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: /Save this card/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: /^Pay later/ })).not.toBeInTheDocument()
  })

  it('refused by flashes in the response show a checkout error [PAY-020]', async () => {
    openPage('/billing', { paymentInstruments: [savedCard('flashes')] })
    await screen.findByRole('radio', { name: /American Express/ })
    await goOn()
    expect(await screen.findByText('Not this card.')).toBeInTheDocument()
  })

  it('can be chosen by subscribers for later deliveries [PAY-008]', async () => {
    state.basket.c_subscriptionOptins = JSON.stringify({ optedin: [{ id: 'a', frequency: '1_3' }] })
    const paymentInstruments = [savedCard('one', { cardType: 'Visa' }), savedCard('two')]
    const { address: where } = openPage('/billing', { paymentInstruments })
    const part = within(await screen.findByRole('region', { name: 'Card for Your Subscription' }))
    expect(await part.findByRole('radio', { name: 'The card I pay with today' })).toBeChecked()
    await userEvent.click(part.getByRole('radio', { name: /American Express/ }))
    await goOn()
    await waitFor(() => expect(where()).toBe('/revieworder'))
    expect(asked.map(({ path }) => path)).toEqual(['use-for-subscriptions'])
  })
})

describe('returning from a wallet', () => {
  it.each(['approval', 'token'])(
    'a payment approved by ?%s= is added and leads to the review [PAY-030]',
    async (parameter) => {
      const token = { token: 'w.a.t', expiresAt: 1_900_000_000 }
      walletResult = { status: 'approved', wallet: 'Venmo', amount: TOTAL, ...token }
      const { address: where } = openPage(`/billing?${parameter}=abc`)
      await waitFor(() => expect(where()).toBe('/revieworder'))
      expect(asked).toEqual([{ path: 'wallet-approval', body: { id: 'abc' } }])
      expect(added()).toEqual([
        {
          paymentMethodId: 'Venmo',
          amount: TOTAL,
          c_transienttoken: 'w.a.t',
          c_transientTokenExp: 1_900_000_000,
          c_approvedAmount: TOTAL,
        },
      ])
      // the return URL was replaced, so there is no page to go back to
      await userEvent.click(screen.getByRole('button', { name: 'Step back' }))
      expect(where()).toBe('/revieworder')
      expect(asked).toHaveLength(1)
    },
  )

  it('revisiting the return page in the history keeps the current choice [PAY-030]', async () => {
    const token = { token: 'w.a.t', expiresAt: 1_900_000_000 }
    walletResult = { status: 'approved', wallet: 'Venmo', amount: TOTAL, ...token }
    const first = openPage('/billing?approval=abc')
    await waitFor(() => expect(first.address()).toBe('/revieworder'))
    first.unmount()
    const { address: where } = openPage('/billing?approval=abc')
    expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeInTheDocument()
    expect(where()).toBe('/billing')
    expect(asked).toHaveLength(1)
    expect(added()).toHaveLength(1)
  })

  it.each([
    ['cancelled', 'You canceled at PayPal.'],
    ['expired', 'Your visit to PayPal timed out.'],
    ['pending', 'You have not approved at PayPal.'],
  ])(
    'an approval that is %s shows the reason, and another method can be chosen [PAY-030]',
    async (status, title) => {
      walletResult = { status, wallet: 'PayPal' }
      const { address: where } = openPage('/billing?approval=abc')
      const notice = await screen.findByText(title)
      await waitFor(() => expect(notice.closest('[tabindex]')).toHaveFocus())
      expect(where()).toBe('/billing')
      expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeChecked()
      expect(screen.getByRole('button', { name: 'Continue to PayPal' })).toBeInTheDocument()
      expect(added()).toEqual([])
    },
  )

  it.each([
    [404, 'session-not-found', 'There is no such session.'],
    [400, 'bad-request', 'One or more fields are not valid.'],
  ])(
    'an unknown approval (%s) shows our own text, and another method can be chosen [PAY-030]',
    async (...refusal) => {
      const unknown = problem(...refusal)
      server.use(http.post(`*/api/${TEST_SITE}/wallet-approval`, () => unknown))
      const { address: where } = openPage('/billing?approval=abc')
      expect(await screen.findByRole('alert')).toHaveTextContent('Your approval was not found')
      await waitFor(() => expect(where()).toBe('/billing'))
      expect(added()).toEqual([])
    },
  )

  it('an approval below the current total needs a new approval [PAY-030]', async () => {
    walletResult = { status: 'approved', wallet: 'PayPal', amount: 39, token: 'w', expiresAt: 1 }
    openPage('/billing?approval=abc')
    expect(
      await screen.findByText('Your total is now more than what you approved at PayPal.'),
    ).toBeInTheDocument()
    expect(added()).toEqual([])
  })
})

it('a different billing address starts with an empty form', async () => {
  openPage()
  const usesShipping = await screen.findByRole('checkbox', { name: 'Use shipping address' })
  expect(usesShipping).toBeChecked()
  await userEvent.click(usesShipping)
  for (const label of ['First Name', 'Last Name', 'Street Address', 'City', 'Zip Code', 'Phone']) {
    expect(screen.getByLabelText(label)).toHaveValue('')
  }
})

it('an existing billing address is shown for editing', async () => {
  state.basket = { ...state.basket, billingAddress: { ...address, firstName: 'Claire' } }
  openPage()
  expect(await screen.findByLabelText('First Name')).toHaveValue('Claire')
})
