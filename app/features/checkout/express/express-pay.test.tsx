import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useHistory } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { basketKey } from '@/shopper/basket/basket.queries'
import { problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { changeFirstShipment, deliveredBasket } from '@/shopper/testing/delivered-basket'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { anAddress } from '../../../../tests/setup/an-address'
import { ExpressPay } from './express-pay'
import { APPROVAL, createExpressShop, order } from './testing/express-shop'

const { server, state, facts, called } = createExpressShop()

let leave: () => void
function Leaving() {
  const history = useHistory()
  leave = () => history.push('/help')
  return null
}
const render = () =>
  renderInShop(
    <>
      <ExpressPay Delivery={() => <p>The delivery day</p>} />
      <Leaving />
    </>,
    '/cart',
  )
const open = async (wallet = 'Apple Pay') => {
  const shop = render()
  await userEvent.click(await screen.findByRole('button', { name: wallet }))
  const sheet = within(await screen.findByRole('dialog', { name: `Pay with ${wallet}` }))
  return { ...shop, sheet }
}
const ready = (sheet: Awaited<ReturnType<typeof open>>['sheet']) =>
  sheet.findByRole('button', { name: 'Pay $29.50' })
const settled = async (queryClient: ReturnType<typeof render>['queryClient']) => {
  await waitFor(() => expect(queryClient.getQueryData(basketKey(TEST_SITE))).toBeTruthy())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

test('two clicks pay: the wallet, and the payment of the total that the service returns', async () => {
  const { sheet, address: where } = await open()
  const pay = await ready(sheet)
  expect(sheet.getByRole('radio', { name: /1600 Market Street/ })).toBeChecked()
  expect(sheet.getByText('The delivery day')).toBeVisible()
  await userEvent.dblClick(pay)
  await waitFor(() => expect(where()).toBe('/order-confirmation?orderNo=1001'))
  expect(facts.sent).toEqual([
    { merchantSession: 'session', totalAmount: '29.50', currency: 'USD', source: 'balance' },
  ])
  expect(called('createOrder')).toHaveLength(1)
  expect(called('addPaymentInstrumentToBasket')).toMatchObject([
    {
      body: {
        paymentMethodId: 'DW_APPLE_PAY',
        amount: 29.5,
        c_transienttoken: 'approved',
        c_approvedAmount: 29.5,
      },
    },
  ])
  expect(called('updateCustomerForBasket')).toMatchObject([
    { body: { email: 'claire.martin@example.com' } },
  ])
  expect(called('updateShippingAddressForShipment')).toMatchObject([
    { body: { firstName: 'Claire', stateCode: 'CA' } },
  ])
  expect(called('updateBillingAddressForBasket')).toMatchObject([{ body: { stateCode: 'CA' } }])
})

test('a contact that cannot be used is refused in words, and nothing can be paid', async () => {
  const { sheet } = await open('Google Pay')
  const pay = await ready(sheet)
  await userEvent.click(sheet.getByRole('radio', { name: /Ida Brandt/ }))
  expect(await sheet.findByRole('alert')).toHaveTextContent(/We cannot use this contact/)
  expect(pay).toBeDisabled()
  await userEvent.click(sheet.getByRole('radio', { name: /350 Fifth Avenue/ }))
  await waitFor(() => expect(pay).toBeEnabled())
  expect(sheet.queryByRole('alert')).toBeNull()
  expect(called('updateShippingAddressForShipment').at(-1)).toMatchObject({
    body: { stateCode: 'NY' },
  })
})

test('a declined payment leads to the choice of payment, and the token is used up', async () => {
  facts.paid = { ...order, status: 'failed', c_flashes: [{ message: 'It was declined.' }] }
  const { sheet, address: where } = await open()
  await ready(sheet)
  await userEvent.click(sheet.getByRole('radio', { name: /empty test card/ }))
  await userEvent.click(await ready(sheet))
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(facts.sent).toMatchObject([{ source: 'empty' }])
  await waitFor(() => expect(called('removePaymentInstrumentFromBasket')).toHaveLength(1))
})

test('a total that has grown while the sheet is open is shown before anything is ordered', async () => {
  const { sheet } = await open()
  const pay = await ready(sheet)
  server.use(
    http.post(APPROVAL, () => {
      state.basket = { ...state.basket, orderTotal: 35 }
      return HttpResponse.json({ token: 'approved' }, { status: 201 })
    }),
  )
  await userEvent.click(pay)
  expect(await sheet.findByRole('alert')).toHaveTextContent(/\$29.50.*\$35.00/)
  expect(await sheet.findByRole('button', { name: 'Pay $35.00' })).toBeEnabled()
  expect(called('createOrder')).toHaveLength(0)
})

test.each([
  ['the order is refused', () => (facts.refusal = problem(409, 'stock', 'Box is sold out.'))],
  ['the gateway is down', () => server.use(http.post(APPROVAL, () => HttpResponse.error()))],
])('when %s, the sheet says so and can pay again', async (_name, prepare) => {
  const { sheet } = await open()
  await ready(sheet)
  prepare()
  await userEvent.click(await ready(sheet))
  expect(await sheet.findByRole('alert')).toBeVisible()
  await waitFor(async () => expect(await ready(sheet)).toBeEnabled())
})

test('a sheet that is closed after a refused order leaves the bag as it was', async () => {
  const { sheet, queryClient } = await open()
  await ready(sheet)
  facts.refusal = problem(409, 'stock', 'Box is sold out.')
  await userEvent.click(await ready(sheet))
  expect(await sheet.findByRole('alert')).toHaveTextContent('Box is sold out.')
  expect(state.basket.paymentInstruments).toHaveLength(1)
  await ready(sheet)
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(facts.givenBack).toMatchObject([{ shippingAddress: null, shippingMethod: null }]),
  )
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(state.basket).toMatchObject({ billingAddress: {}, paymentInstruments: [] })
})

test('when the connection is lost, the sheet stays and finds out what became of the order', async () => {
  const { sheet, address: where } = await open()
  await ready(sheet)
  facts.refusal = HttpResponse.json({}, { status: 504 })
  await userEvent.click(await ready(sheet))
  expect(await sheet.findByText('Looking for your order')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(sheet.getByText('Looking for your order')).toBeVisible()
  facts.made = [{ ...order, status: 'new' }]
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(where()).toBe('/order-confirmation?orderNo=1001'))
})

test('closing the sheet orders nothing, leaves the bag as it was, and the sheet opens again', async () => {
  const { sheet } = await open()
  await ready(sheet)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(facts.sent).toEqual([])
  await waitFor(() =>
    expect(facts.givenBack).toMatchObject([
      { shipmentId: 'me', shippingAddress: null, shippingMethod: null },
    ]),
  )
  expect(called('updateCustomerForBasket')).toEqual([])
  expect(called('updateBillingAddressForBasket')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Google Pay' }))
  expect(await screen.findByRole('dialog', { name: 'Pay with Google Pay' })).toBeVisible()
})

test.each([
  ['closed', () => userEvent.keyboard('{Escape}')],
  ['left with its page', () => act(async () => leave())],
])('a sheet that is %s gives back the address, method and day of before', async (_name, end) => {
  const former = {
    shippingAddress: anAddress(),
    shippingMethod: { id: 'Express' },
    c_DATE_WANTED: '2026-12-18',
    c_customerSelectedMethod: true,
  }
  state.basket = {
    ...changeFirstShipment(deliveredBasket(), former),
    customerInfo: { email: 'ada@example.com' },
  }
  const { sheet } = await open()
  await ready(sheet)
  await userEvent.click(sheet.getByRole('radio', { name: /350 Fifth Avenue/ }))
  await waitFor(() => expect(state.basket.shipments?.[0]?.shippingAddress?.stateCode).toBe('NY'))
  await end()
  await waitFor(() => expect(facts.givenBack).toMatchObject([{ shipmentId: 'me', ...former }]))
})

test('a sheet writes nothing back into a bag that another has replaced', async () => {
  const { sheet, queryClient } = await open()
  await ready(sheet)
  state.basket = { ...deliveredBasket(), basketId: 'another' }
  await queryClient.invalidateQueries(basketKey(TEST_SITE))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await settled(queryClient)
  expect(facts.givenBack).toEqual([])
})

test('with what the bag knows already, nothing needs to be chosen', async () => {
  state.basket = {
    ...changeFirstShipment(deliveredBasket(), { shippingAddress: anAddress() }),
    customerInfo: { email: 'ada@example.com' },
  }
  const { sheet } = await open()
  await ready(sheet)
  expect(sheet.getByRole('radio', { name: /12 Cocoa Lane/ })).toBeChecked()
})

test.each([
  ['the site has none', () => (facts.preferences = { walletSheets: [], hasStandInSheets: true })],
  [
    'the browser would need them',
    () => (facts.preferences = { ...facts.preferences, hasStandInSheets: false }),
  ],
  ['the service offers neither for this bag', () => (facts.offered = ['CREDIT_CARD'])],
  [
    'a gift card is mailed',
    () => (state.basket = { ...state.basket, giftCertificateItems: [{}] } as Basket),
  ],
])('no wallet is shown if %s', async (_name, prepare) => {
  prepare()
  const { queryClient } = render()
  await settled(queryClient)
  expect(screen.queryByRole('region', { name: 'Express checkout' })).toBeNull()
})
