import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { LogIn } from '@/features/sign-in/log-in'
import { emitSessionEvent } from '@/shopper/session/session-events'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { deliveredBasket, savedAddress } from '@/shopper/testing/delivered-basket'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { fillIn } from '../../../tests/setup/fill-in'
import CheckoutShippingPage from './checkout-shipping-page'

const claire = { customerId: 'customer-1', email: 'claire@example.com', firstName: 'Claire' }
const { state } = createBasketServer({
  getCustomer: () => ({ ...claire, addresses: [{ addressId: 'Home', ...savedAddress('Claire') }] }),
  getShippingMethodsForShipment: () => ({ applicableShippingMethods: [] }),
})

state.basket = deliveredBasket()

function open() {
  return renderInShop(
    <>
      <Route path="/shipping" component={CheckoutShippingPage} />
      <Route path="/login" component={LogIn} />
    </>,
    '/shipping',
  )
}

const offer = () => screen.findByRole('link', { name: 'Log in' })

async function logInWithPassword() {
  fillIn({ Email: 'claire@example.com', Password: 'Right1!x' })
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
}

test('a guest who logs in during checkout finds the input again', async () => {
  const { address } = open()
  await offer()
  fillIn({ Email: 'gift@example.com', 'First Name': 'Bob', 'Zip Code': '9411' })
  await userEvent.click(await offer())
  expect(address()).toBe('/login')
  await logInWithPassword()
  await waitFor(() => expect(address()).toBe('/shipping'))
  expect(await screen.findByText('You are logged in as claire@example.com.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('gift@example.com')
  expect(screen.getByLabelText('First Name')).toHaveValue('Bob')
  expect(screen.getByLabelText('Zip Code')).toHaveValue('9411')
  // the typed values are restored only once
  expect(sessionStorage).toHaveLength(0)
})

test('a new recipient being entered is restored after login', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a Recipient' }))
  await screen.findByRole('heading', { name: 'New Recipient' })
  fillIn({ 'First Name': 'Bob' })
  await userEvent.click(await offer())
  await logInWithPassword()
  expect(await screen.findByRole('heading', { name: 'New Recipient' })).toBeVisible()
  expect(screen.getByLabelText('First Name')).toHaveValue('Bob')
})

test('the saved input is not shown for another basket', async () => {
  const { address, unmount } = open()
  await offer()
  fillIn({ 'First Name': 'Bob' })
  await userEvent.click(await offer())
  expect(address()).toBe('/login')
  unmount()
  state.basket = { ...deliveredBasket(), basketId: 'another' }
  open()
  await offer()
  expect(screen.getByLabelText('First Name')).toHaveValue('')
  expect(sessionStorage).toHaveLength(0)
})

test('an expired session shows a notice at login, and the input is restored afterwards [SES-012]', async () => {
  const { address } = open()
  await offer()
  fillIn({ 'First Name': 'Bob' })
  act(() => emitSessionEvent('session-expired', TEST_SITE))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Your session has expired. Please log in again to continue.',
  )
  await logInWithPassword()
  await waitFor(() => expect(address()).toBe('/shipping'))
  expect(await screen.findByLabelText('First Name')).toHaveValue('Bob')
})

describe('a reload', () => {
  const reload = (unmount: () => void) => {
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    return open()
  }

  test('keeps a half-typed new recipient', async () => {
    const { unmount } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Add a Recipient' }))
    await screen.findByRole('heading', { name: 'New Recipient' })
    fillIn({ 'First Name': 'Bob', 'Zip Code': '9411' })
    reload(unmount)
    expect(await screen.findByRole('heading', { name: 'New Recipient' })).toBeVisible()
    expect(screen.getByLabelText('First Name')).toHaveValue('Bob')
    expect(screen.getByLabelText('Zip Code')).toHaveValue('9411')
    expect(sessionStorage).toHaveLength(0)
  })

  test('keeps the items chosen for a new recipient, as far as the bag still has them', async () => {
    const [line] = state.basket.productItems ?? []
    const second = { ...line, itemId: 'second', productName: 'Bars' }
    state.basket.productItems = [{ ...line, quantity: 3 }, second]
    const { unmount } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Add a Recipient' }))
    await screen.findByRole('heading', { name: 'New Recipient' })
    const quantities = () => screen.getAllByRole('textbox', { name: /^Quantity/ })
    await userEvent.selectOptions(screen.getByLabelText('Taken from'), 'shop')
    for (const field of quantities()) {
      await userEvent.clear(field)
      await userEvent.type(field, '2')
    }
    await userEvent.tab()
    state.basket.productItems = [{ ...line, quantity: 3 }]
    reload(unmount)
    expect(await screen.findByRole('heading', { name: 'New Recipient' })).toBeVisible()
    expect(screen.getByLabelText('Taken from')).toHaveValue('shop')
    expect(quantities()).toHaveLength(1)
    expect(quantities()[0]).toHaveValue('2')
    expect(sessionStorage).toHaveLength(0)
  })

  test('stores nothing if nothing was typed', async () => {
    open()
    await offer()
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage).toHaveLength(0)
  })

  test('leaves no draft behind if the browser shows the same page again', async () => {
    open()
    await offer()
    fillIn({ 'First Name': 'Bob' })
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage).toHaveLength(1)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(sessionStorage).toHaveLength(0)
    expect(screen.getByLabelText('First Name')).toHaveValue('Bob')
  })

  test('does not replace a known pickup contact by an empty one', async () => {
    const { unmount } = open()
    await offer()
    fillIn({ 'First Name': 'Bob' })
    const [me] = state.basket.shipments ?? []
    const contact = { c_pickupFirstName: 'Ada', c_pickupLastName: 'Bloom' }
    state.basket.shipments = [{ ...me, ...contact, c_fromStoreId: '101' }]
    state.basket.productItems = state.basket.productItems?.map((item) => ({
      ...item,
      c_fromStoreId: '101',
    }))
    reload(unmount)
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ada')
    expect(screen.getByLabelText('Last Name')).toHaveValue('Bloom')
  })
})
