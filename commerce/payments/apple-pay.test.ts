import { tooManyRequests } from '../http/problem'
import { requestMerchantSession, requireAppleAddress } from './apple-pay'

const ACCOUNT = { merchant: 'merchant.example.shop', certificate: 'PEM', key: 'PEM' }
const VALIDATION = 'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession'
const REQUEST = {
  wallet: 'DW_APPLE_PAY' as const,
  basketId: 'basket',
  origin: 'https://shop.example:8443',
  displayName: 'Brindille',
  validationUrl: VALIDATION,
}
const allow = () => Promise.resolve()

test.each([
  VALIDATION,
  'https://apple-pay-gateway.apple.com/paymentservices/paymentSession',
  'https://apple-pay-gateway-nc-pod3.apple.com/paymentservices/startSession',
  'https://cn-apple-pay-gateway-sh-pod2.apple.com/paymentservices/startSession',
])('%s is an address of Apple', (address) => {
  expect(requireAppleAddress(address).href).toBe(address)
})

test.each([
  undefined,
  '',
  'http://apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com.evil.example/paymentservices/startSession',
  'https://evil.example/apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://user@apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com:8443/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com/elsewhere',
  'https://www.apple.com/paymentservices/startSession',
  'https://127.0.0.1/paymentservices/startSession',
])('%s is refused', async (validationUrl) => {
  const [send, beforeContact] = [jest.fn(), jest.fn()]
  await expect(
    requestMerchantSession(ACCOUNT, { ...REQUEST, validationUrl }, beforeContact, send),
  ).rejects.toMatchObject({ status: 400 })
  expect(send).not.toHaveBeenCalled()
  expect(beforeContact).not.toHaveBeenCalled()
})

test('the merchant and the domain of the page are sent, and the session is returned as it is', async () => {
  const session = { merchantSessionIdentifier: 'SSH1', nonce: 'n', signature: 's' }
  const send = jest.fn().mockResolvedValue(session)
  expect(await requestMerchantSession(ACCOUNT, REQUEST, allow, send)).toEqual(session)
  const [url, account, body] = send.mock.calls[0]
  expect([String(url), account]).toEqual([VALIDATION, ACCOUNT])
  expect(JSON.parse(body)).toEqual({
    merchantIdentifier: 'merchant.example.shop',
    displayName: 'Brindille',
    initiative: 'web',
    initiativeContext: 'shop.example',
  })
})

test('Apple is not asked once that is refused', async () => {
  const send = jest.fn()
  const refuse = () => Promise.reject(tooManyRequests('Please try again later.', 60))
  await expect(requestMerchantSession(ACCOUNT, REQUEST, refuse, send)).rejects.toMatchObject({
    status: 429,
  })
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['no response', () => Promise.reject(new Error('reset'))],
  ['an error of Apple', () => Promise.resolve({ statusCode: '417' })],
  ['no object', () => Promise.resolve('down')],
])('%s is unavailable', async (_name, answer) => {
  await expect(requestMerchantSession(ACCOUNT, REQUEST, allow, answer)).rejects.toMatchObject({
    status: 503,
  })
})
