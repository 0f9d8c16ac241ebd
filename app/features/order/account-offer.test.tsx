import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { OrderConfirmation } from './order-confirmation'

const order = {
  orderNo: '00001001',
  status: 'new',
  guest: true,
  customerInfo: { email: 'ada@example.com' },
  productItems: [],
  shipments: [],
  orderTotal: 31.5,
}
const password = 'Cocoa&Nibs9'
let isGuest = true
let registered: unknown[]

const { server } = createBasketServer({
  getOrder: () => ({ ...order, guest: isGuest }),
  getCustomer: () => ({ customerId: 'customer-1', email: 'ada@example.com', firstName: 'Ada' }),
})

beforeEach(() => {
  isGuest = true
  registered = []
  server.use(
    http.post('*/api/:siteId/customer-register-with-order', async ({ request }) => {
      registered.push(await request.json())
      isGuest = false
      return HttpResponse.json({})
    }),
  )
})

const open = () => renderInShop(<OrderConfirmation orderNo="00001001" />, '/order-confirmation')

async function choose(secret: string) {
  await userEvent.type(await screen.findByLabelText('Password'), secret)
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
}

test('a guest who has ordered can choose a password and gets an account with the order', async () => {
  open()
  await choose(password)
  const done = await screen.findByText('Your account is ready')
  expect(screen.getByText(/You are logged in as ada@example.com./)).toBeVisible()
  await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible()
  expect(registered).toEqual([{ orderNo: '00001001', password }])
})

test('the password is validated before a request is sent', async () => {
  open()
  await choose('weak')
  expect((await screen.findAllByText('Please enter a valid password.')).length).toBeGreaterThan(0)
  expect(registered).toEqual([])
})

test('an email address that already has an account leads to login and back to the order', async () => {
  const taken = () => problem(400, 'login-already-in-use', 'The login is already in use.')
  server.use(http.post('*/api/:siteId/customer-register-with-order', taken))
  const { address } = open()
  await choose(password)
  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent('There is an account with ada@example.com already.')
  await waitFor(() => expect(failure).toHaveFocus())
  await userEvent.click(screen.getByRole('link', { name: 'Log in to keep this order there' }))
  expect(address()).toBe('/login')
})

test('when the email address must be confirmed first, the way to the confirmation is shown [ACC-024]', async () => {
  const unconfirmed = () => problem(401, 'x', 'The account requires.verification.')
  server.use(http.post('*/api/:siteId/session/login', unconfirmed))
  const { address } = open()
  await choose(password)
  expect(await screen.findByText(/We have sent a link to ada@example.com./)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'No mail? Have it sent again' }))
  expect(address()).toBe('/account-confirmation')
})

test('the account is created even if the login right after it fails', async () => {
  server.use(http.post('*/api/:siteId/session/login', () => problem(503, 'internal', 'Down')))
  open()
  await choose(password)
  expect(await screen.findByText('Log in once, and this order is in it.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('an account is not offered for the order of a signed-in customer', async () => {
  isGuest = false
  const { queryClient } = open()
  await screen.findByText('00001001')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
})
