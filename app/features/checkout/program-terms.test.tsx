import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { customerKey } from '@/shopper/customer/customer.queries'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ReviewSummary } from './review-summary'

const basket = { basketId: 'basket-1', orderTotal: 20 }
const { server, state } = createBasketServer({ createOrder: () => ({ status: 'new' }) })
let recorded = 0
let isRefused = false

beforeEach(() => {
  state.basket = basket
  recorded = 0
  isRefused = false
  server.use(
    http.post('*/api/test-shop/apply-agreement-date', () => {
      recorded += 1
      if (isRefused) return problem(503, 'unavailable', 'The terms cannot be recorded now.')
      return HttpResponse.json({ c_agreementDate: '2026-10-01T00:00:00Z' })
    }),
  )
})

async function openAs(customer: object | null, isProgram = true) {
  const view = renderInShop(
    <ReviewSummary basket={basket} />,
    '/revieworder',
    isProgram ? ['programTerms'] : [],
  )
  // wait until the query has found that nobody is logged in
  await waitFor(() => expect(view.queryClient.getQueryData(customerKey(TEST_SITE))).toBeNull())
  act(() => void view.queryClient.setQueryData(customerKey(TEST_SITE), customer))
}
const box = () => screen.findByRole('checkbox', { name: /I accept the terms/ })
const place = () => userEvent.click(screen.getByRole('button', { name: 'Place Order' }))
const orders = () => state.calls.filter(({ method }) => method === 'createOrder')

test('a program customer must accept the terms, which is recorded, before ordering [CHK-048, CHK-049]', async () => {
  await openAs({ customerId: 'c' })
  expect(await box()).not.toBeChecked()
  await place()
  expect(screen.getByText('Please accept the terms to place your order.')).toBeVisible()
  await waitFor(async () => expect(await box()).toHaveFocus())
  expect(orders()).toHaveLength(0)

  await userEvent.click(await box())
  expect(recorded).toBe(1)
  expect(await box()).toBeChecked()
  await place()
  expect(orders()).toHaveLength(1)
})

test('an acceptance that could not be recorded shows an error and is reset', async () => {
  isRefused = true
  await openAs({ customerId: 'c' })
  await userEvent.click(await box())
  expect(await screen.findByText('The terms cannot be recorded now.')).toBeVisible()
  expect(await box()).not.toBeChecked()
})

test.each([
  ['a guest', null, true],
  [
    'a customer who has accepted',
    { customerId: 'c', c_agreementDate: '2026-10-01T00:00:00Z' },
    true,
  ],
  ['a customer of another site', { customerId: 'c' }, false],
])('%s does not have to accept the terms [CHK-049]', async (_name, customer, isProgram) => {
  await openAs(customer, isProgram)
  await screen.findByRole('button', { name: 'Place Order' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(recorded).toBe(0)
})
