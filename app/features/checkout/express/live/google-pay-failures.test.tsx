import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ThirdPartyConfig } from '@/site/third-party'
import { basketKey } from '@/shopper/basket/basket.queries'
import { problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { order } from '../testing/express-shop'
import { createGoogleShop, endScript, findScript, GOOGLE_SCRIPT } from '../testing/google-shop'

const { server, state, facts, called, google, open, render } = createGoogleShop()

let mockScripts: ThirdPartyConfig
jest.mock('@/site/app-config', () => {
  const actual = jest.requireActual<{ getAppConfig: () => object }>('@/site/app-config')
  return { ...actual, getAppConfig: () => ({ ...actual.getAppConfig(), thirdParty: mockScripts }) }
})
beforeEach(() => (mockScripts = { 'google-pay': { src: [GOOGLE_SCRIPT] } }))

async function expectNoButton({ queryClient }: ReturnType<typeof render>) {
  await waitFor(() => expect(queryClient.getQueryData(basketKey(TEST_SITE))).toBeTruthy())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button', { name: 'Google Pay' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
}

test.each([
  ['the browser says that it cannot pay', () => (google.browserCanPay = false)],
  ['the browser knows no payments', () => Reflect.deleteProperty(window, 'PaymentRequest')],
  ['the page is not secure', () => Object.assign(window, { isSecureContext: false })],
  ['the shop has no account at Google', () => (mockScripts = {})],
  ['the service does not offer the wallet', () => (facts.offered = ['CREDIT_CARD'])],
])('nothing is loaded, and no button shown, if %s', async (_name, prepare) => {
  Object.defineProperty(window, 'isSecureContext', { value: true, writable: true })
  prepare()
  await expectNoButton(render())
  expect(findScript()).toBeNull()
  expect(google.asked).toEqual([])
})

test.each([
  ['the script does not load', () => endScript('error')],
  [
    'Google is not ready to pay',
    () => {
      google.isReady = false
      return endScript('load')
    },
  ],
])('no button and no error is shown if %s', async (_name, end) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const shop = render()
  await end()
  await expectNoButton(shop)
  log.mockRestore()
})

test('a script that hangs is waited for some seconds, and moves nothing when it comes', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance', 'queueMicrotask'] })
  const { container, queryClient } = render()
  await waitFor(() => expect(findScript()).not.toBeNull())
  expect(container).not.toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(5000))
  expect(container).toBeEmptyDOMElement()
  await endScript('load')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(container).toBeEmptyDOMElement()
})

test('a script that hangs keeps no other wallet waiting', async () => {
  const session = { supportsVersion: () => true, canMakePayments: () => true }
  Object.assign(window, { ApplePaySession: session })
  render()
  expect(await screen.findByRole('button', { name: 'Apple Pay' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Google Pay' })).toBeNull()
  await endScript('load')
  expect(await screen.findByRole('button', { name: 'Google Pay' })).toBeVisible()
  delete window.ApplePaySession
})

test('a total that has changed meanwhile is never charged', async () => {
  const { sheet, queryClient } = await open()
  await sheet.choosePlace()
  server.use(
    http.post('*/scapi/shopperBaskets/updateBillingAddressForBasket', () => {
      state.basket = { ...state.basket, orderTotal: 35 }
      return HttpResponse.json(state.basket)
    }),
  )
  const refused = {
    transactionState: 'ERROR',
    error: { message: expect.stringMatching(/close this sheet/) },
  }
  expect(await sheet.authorize()).toMatchObject(refused)
  expect(await sheet.authorize()).toMatchObject(refused)
  await sheet.close({ statusCode: 'CANCELED' })
  await waitFor(() => expect(facts.givenBack).toHaveLength(1))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(screen.getByRole('alert')).toHaveTextContent(/\$29.50.*\$35.00/)
  expect(called('createOrder')).toEqual([])
})

test('a declined payment leads to the choice of payment, and is not repeated', async () => {
  facts.paid = { ...order, status: 'failed', c_flashes: [{ message: 'It was declined.' }] }
  const { sheet, address: where } = await open()
  await sheet.choosePlace()
  expect(await sheet.authorize()).toMatchObject({ transactionState: 'ERROR' })
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(await sheet.authorize()).toMatchObject({ transactionState: 'ERROR' })
  await sheet.close({ statusCode: 'CANCELED' })
  expect(called('createOrder')).toHaveLength(1)
  expect(facts.givenBack).toEqual([])
})

test('a bag that is gone with its session is told in the sheet and on the page', async () => {
  const { sheet } = await open()
  server.use(
    http.post('*/scapi/shopperBaskets/updateShippingAddressForShipment', () =>
      problem(404, 'basket-not-found', 'There is no such basket.'),
    ),
  )
  expect(await sheet.choosePlace()).toMatchObject({
    error: { message: expect.stringMatching(/close this sheet/) },
  })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(called('createOrder')).toEqual([])
})

test('a sheet that Google does not open is told on the page', async () => {
  const { sheet } = await open()
  await sheet.close({ statusCode: 'DEVELOPER_ERROR', statusMessage: 'merchantId' })
  expect(await screen.findByRole('alert')).toBeVisible()
})
