import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { Basket } from '@/commerce-client/baskets'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { useBasket } from '@/shopper/basket/use-basket'
import { customerKey } from '@/shopper/customer/customer.queries'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { aCard } from '../../../tests/setup/a-card'
import { anAddress } from '../../../tests/setup/an-address'
import { Payment } from './payment'

const address = anAddress()
const CARD = aCard({ maskedNumber: '************1111' })
const saved = { ...CARD, paymentInstrumentId: 'one' }

const { server, state } = createBasketServer({
  updateBillingAddressForBasket: (basket) => basket,
  addPaymentInstrumentToBasket: (basket, { body }) => ({
    ...basket,
    paymentInstruments: [body] as Basket['paymentInstruments'],
  }),
  removePaymentInstrumentFromBasket: (basket) => ({ ...basket, paymentInstruments: [] }),
})
let chosen: unknown[]
beforeEach(() => {
  chosen = []
  state.basket = {
    basketId: 'basket-1',
    productItems: [{ itemId: '1', productId: 'a', quantity: 1, shipmentId: 'me' }],
    shipments: [{ shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'Ground' } }],
    billingAddress: address,
    orderTotal: 40,
    c_paymentAmount: 40,
    c_subscriptionOptins: JSON.stringify({ optedin: [{ id: 'a', frequency: '1_3' }] }),
  }
  const paymentMethods = ['CREDIT_CARD', 'PAY_BY_CHECK'].map((id) => ({ id, name: id }))
  server.use(
    http.post(`*/api/${TEST_SITE}/payment-session`, () => HttpResponse.json({}, { status: 503 })),
    http.post(`*/api/${TEST_SITE}/payment-methods`, () => HttpResponse.json({ paymentMethods })),
    http.post(
      `*/api/${TEST_SITE}/payment-instruments/:id/use-for-subscriptions`,
      ({ params: { id } }) => {
        chosen.push(id)
        return HttpResponse.json({})
      },
    ),
  )
})

function Page() {
  const { data: basket } = useBasket()
  const { message } = useCheckoutError()
  return (
    <main>
      {message && <p role="alert">{message}</p>}
      {basket && <Payment basket={basket} />}
    </main>
  )
}

function openPage(customer: object | null) {
  const view = renderInShop(<Page />, '/billing')
  view.queryClient.setQueryData(customerKey(TEST_SITE), customer)
  return view
}
const payByCheck = async () =>
  userEvent.click(await screen.findByRole('radio', { name: 'Pay by Check' }))
const goOn = () => userEvent.click(screen.getByRole('button', { name: /Review Your Order/ }))
const part = async () =>
  within(await screen.findByRole('region', { name: 'Card for Your Subscription' }))

it('a guest with a subscription is asked to log in and returns to the step [ACC-015, PAY-008]', async () => {
  const { address: where } = openPage(null)
  await userEvent.click(await screen.findByRole('link', { name: 'Log in or create one' }))
  expect(where()).toBe('/login')
  expect(screen.queryByRole('region', { name: 'Card for Your Subscription' })).toBeNull()
})

it('the step continues only when a card is chosen for later deliveries [PAY-008]', async () => {
  const { address: where } = openPage({ customerId: 'c', paymentInstruments: [saved] })
  await payByCheck()
  await goOn()
  const card = await part()
  expect(await card.findByText('Choose a saved card for your later deliveries.')).toBeVisible()
  expect(where()).toBe('/billing')
  await userEvent.click(card.getByRole('radio', { name: /Visa/ }))
  await goOn()
  await waitFor(() => expect(where()).toBe('/revieworder'))
  expect(chosen).toEqual(['one'])
})

it('a customer without a card gets a link to the wallet [PAY-008]', async () => {
  const { address: where } = openPage({ customerId: 'c', paymentInstruments: [] })
  await payByCheck()
  const card = await part()
  expect(card.getByRole('link', { name: 'add one to your wallet' })).toLeadTo(
    expect.stringMatching(/\/wallet$/),
  )
  await goOn()
  await waitFor(() => expect(card.getByRole('alert')).toHaveFocus())
  expect(where()).toBe('/billing')
})

it('an unsaved card entered before subscribing is requested again [PAY-008]', async () => {
  const entered = { ...CARD, paymentInstrumentId: 'p1', amount: 40, c_transienttoken: 'a.b.c' }
  state.basket.paymentInstruments = [{ ...entered, c_transientTokenExp: 4_000_000_000 }]
  openPage({ customerId: 'c', paymentInstruments: [] })
  expect(
    await screen.findByText('This card will be saved to pay for your subscription.'),
  ).toBeVisible()
})

it('a saved card that pays today becomes the card for later deliveries [PAY-008]', async () => {
  const paying = { ...CARD, paymentInstrumentId: 'p1', amount: 40, c_walletUUID: 'one' }
  paying.paymentCard = { ...CARD.paymentCard, ...{ creditCardToken: 'T' } }
  state.basket.paymentInstruments = [paying]
  const { address: where } = openPage({ customerId: 'c', paymentInstruments: [saved] })
  await screen.findByRole('button', { name: 'Use another card' })
  await goOn()
  await waitFor(() => expect(where()).toBe('/revieworder'))
  expect(chosen).toEqual(['one'])
})

it('a failure to set the card for later deliveries shows an error and stays on the step [ACC-048]', async () => {
  server.use(
    http.post(`*/api/${TEST_SITE}/payment-instruments/:id/use-for-subscriptions`, () =>
      HttpResponse.json({ title: 'Bad Gateway' }, { status: 502 }),
    ),
  )
  const { address: where } = openPage({ customerId: 'c', paymentInstruments: [saved] })
  await screen.findByRole('radio', { name: 'Pay by Check' })
  await goOn()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to set payment instrument for subscriptions',
  )
  expect(where()).toBe('/billing')
})
