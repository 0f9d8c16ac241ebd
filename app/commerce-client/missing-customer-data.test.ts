/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { createIntl } from 'react-intl'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { serve } from '../../tests/setup/serve'
import { updateAddress } from './customer-addresses'
import { getCustomer } from './customers'
import { saveCard } from './payments'

const asked: string[] = []
serve(
  http.post('*/scapi/shopperCustomers/:method', ({ params }) => {
    asked.push(String(params.method))
    return HttpResponse.json({})
  }),
)
let logged: jest.SpyInstance

beforeEach(() => {
  asked.length = 0
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

const card = { cardType: 'Visa', expirationMonth: 1, expirationYear: 2040, paymentToken: 't' }

test.each<[string, () => Promise<unknown>]>([
  ['reading a customer', () => getCustomer('shop', '')],
  ['changing an address', () => updateAddress('shop', '', 'Home', {})],
  ['saving a card', () => saveCard('shop', '', card)],
])('%s of nobody is not asked for [SES-027]', async (_what, call) => {
  await expect(call()).rejects.toThrow('Missing customer ID')
  expect(asked).toEqual([])
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Missing customer ID'))
})

test('an answer without a customer is none [SES-027]', async () => {
  await expect(getCustomer('shop', 'c-1')).rejects.toThrow('Customer info is not available')
  expect(asked).toEqual(['getCustomer'])
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Customer info is not available'))
})

test('shoppers read a sentence instead [SES-027]', async () => {
  const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' })
  const error = await getCustomer('shop', '').catch(toAppError)
  expect(serverErrorText(toAppError(error), intl)).toBe(GENERIC_ERROR_TEXT)
})
