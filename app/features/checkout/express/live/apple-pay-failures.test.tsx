import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { problem } from '@/shopper/testing/basket-server'
import { anAddress } from '../../../../../tests/setup/an-address'
import { createAppleShop } from '../testing/apple-shop'
import { order } from '../testing/express-shop'

const { server, state, facts, called, open } = createAppleShop()

test.each([400, 503])(
  'without a validated merchant (%s) the sheet closes, and the page says why',
  async (status) => {
    server.use(
      http.post('*/api/:siteId/wallet-sheet', () => HttpResponse.json({ status }, { status })),
    )
    const { session } = await open()
    session.validate()
    await waitFor(() => expect(session.abort).toHaveBeenCalled())
    expect(await screen.findByRole('alert')).toBeVisible()
  },
)

test('a validation that hangs closes the sheet, and the page says why', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms > 15_000 ? ms : 100))
  server.use(
    http.post('*/api/:siteId/wallet-sheet', async () => {
      await delay('infinite')
      return HttpResponse.json({})
    }),
  )
  const { session } = await open()
  session.validate()
  await waitFor(() => expect(session.abort).toHaveBeenCalled())
  expect(await screen.findByRole('alert')).toBeVisible()
})

test.each([
  ['a session', HttpResponse.json({ merchantSession: {} })],
  ['a failure', HttpResponse.json({ status: 503 }, { status: 503 })],
])('%s that comes after cancelling is dropped', async (_name, answer) => {
  let respond = () => {}
  const answered = new Promise<void>((resolve) => (respond = resolve))
  server.use(
    http.post('*/api/:siteId/wallet-sheet', async () => {
      await answered
      return answer.clone()
    }),
  )
  const { session, queryClient } = await open()
  const asked = new Promise((resolve) => server.events.on('response:mocked', resolve))
  session.validate()
  session.cancel()
  respond()
  await act(() => asked)
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(session.completeMerchantValidation).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a bag that is sold out after the approval is as it was before', async () => {
  facts.refusal = problem(409, 'stock', 'Box is sold out.')
  state.basket = {
    ...state.basket,
    billingAddress: anAddress(),
    customerInfo: { email: 'ada@example.com' },
  }
  const { session, queryClient } = await open()
  await session.choosePlace()
  session.authorize()
  await waitFor(() => expect(session.abort).toHaveBeenCalled())
  expect(await screen.findByRole('alert')).toHaveTextContent('Box is sold out.')
  await waitFor(() =>
    expect(facts.givenBack).toMatchObject([{ shippingAddress: null, shippingMethod: null }]),
  )
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(state.basket).toMatchObject({
    billingAddress: anAddress(),
    customerInfo: { email: 'ada@example.com' },
    paymentInstruments: [],
  })
})

test('a total that has changed meanwhile is never charged', async () => {
  const { session, queryClient } = await open()
  await session.choosePlace()
  state.basket = { ...state.basket, orderTotal: 35 }
  server.use(
    http.post('*/scapi/shopperBaskets/updateBillingAddressForBasket', () => {
      state.basket = { ...state.basket, orderTotal: 35 }
      return HttpResponse.json(state.basket)
    }),
  )
  session.authorize()
  await waitFor(() => expect(session.abort).toHaveBeenCalled())
  expect(await screen.findByRole('alert')).toHaveTextContent(/\$29.50.*\$35.00/)
  await waitFor(() => expect(facts.givenBack).toHaveLength(1))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(called('createOrder')).toEqual([])
})

test('a declined payment closes the sheet and leads to the choice of payment', async () => {
  facts.paid = { ...order, status: 'failed', c_flashes: [{ message: 'It was declined.' }] }
  const { session, address: where } = await open()
  await session.choosePlace()
  session.authorize()
  await waitFor(() => expect(session.abort).toHaveBeenCalled())
  expect(where()).toBe('/billing')
  expect(facts.givenBack).toEqual([])
})
