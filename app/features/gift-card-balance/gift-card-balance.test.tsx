import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { captchaRoutes } from '../../../tests/setup/captcha-routes'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { fillIn } from '../../../tests/setup/fill-in'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { GiftCardBalanceCheck } from './gift-card-balance'

const NUMBER = 'BRIN-DILL-E025-0001'
const KNOWN = { success: true, availableBalance: 12.5 }
const UNKNOWN = { success: false, message: 'That card is not one of ours.' }

let answer: () => Response
let asked: [string | null, string | null][]
let tokens: (string | null)[]
let asksForCaptcha: boolean
const login = createFakeLogin()
serve(
  ...login.handlers,
  ...captchaRoutes(() => asksForCaptcha),
  http.post('*/api/test-site/gift-card-balance', ({ request }) => {
    const { searchParams } = new URL(request.url)
    asked.push([searchParams.get('c_number'), searchParams.get('c_cvn')])
    tokens.push(searchParams.get('c_recaptchaToken'))
    return answer()
  }),
)

beforeEach(() => {
  asked = []
  tokens = []
  asksForCaptcha = false
})

async function check(number: string, code: string) {
  renderApp(<GiftCardBalanceCheck />)
  fillIn({ 'Gift Card Number': number, 'Security Code': code })
  await userEvent.click(screen.getByRole('button', { name: 'Check Balance' }))
}

test('the balance of the card is shown and the fields are cleared [FORM-068, FORM-069, FORM-070]', async () => {
  answer = () => HttpResponse.json(KNOWN)
  await check(NUMBER, '1234')
  const shown = await screen.findByRole('status')
  expect(shown).toHaveTextContent('The card ending in 0001 holds $12.50.')
  await waitFor(() => expect(shown).toHaveFocus())
  expect(screen.getByLabelText('Gift Card Number')).toHaveValue('')
  expect(screen.getByLabelText('Security Code')).toHaveValue('')
  expect(asked).toEqual([[NUMBER, '1234']])
})

test('a double click sends one request', async () => {
  answer = () => HttpResponse.json(KNOWN)
  renderApp(<GiftCardBalanceCheck />)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Gift Card Number', NUMBER)
  type('Security Code', '1234')
  const button = screen.getByRole('button', { name: 'Check Balance' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('status')
  expect(asked).toHaveLength(1)
})

test('the error of the service is shown, and the card number is kept for correction [FORM-071]', async () => {
  answer = () => HttpResponse.json(UNKNOWN)
  await check(NUMBER, '1234')
  expect(await screen.findByRole('alert')).toHaveTextContent(UNKNOWN.message)
  expect(screen.getByLabelText('Gift Card Number')).toHaveValue(NUMBER)
})

test('without a response an error is shown [FORM-072]', async () => {
  answer = () => HttpResponse.error()
  await check(NUMBER, '1234')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while processing your request. Please try again.',
  )
})

test.each([
  [NUMBER.slice(1), '1234', 'Please enter a gift card number', 'FORM-073'],
  [NUMBER, '123', 'Please enter a valid security code', 'FORM-074'],
])('number %s with security code %s is not sent: %s [%s]', async (number, code, message) => {
  await check(number, code)
  expect(screen.getAllByText(message)[0]).toBeVisible()
  expect(asked).toEqual([])
})

test('a card number is cut at 21 characters, a security code at four [FORM-073, FORM-074]', async () => {
  answer = () => HttpResponse.json(KNOWN)
  renderApp(<GiftCardBalanceCheck />)
  await userEvent.click(screen.getByLabelText('Gift Card Number'))
  await userEvent.paste('x'.repeat(22))
  await userEvent.click(screen.getByLabelText('Security Code'))
  await userEvent.paste('12345')
  await userEvent.click(screen.getByRole('button', { name: 'Check Balance' }))
  await screen.findByRole('status')
  expect(asked).toEqual([['x'.repeat(21), '1234']])
})

test('when the site requires a captcha, each balance check needs a new one [FORM-014]', async () => {
  asksForCaptcha = true
  answer = () => HttpResponse.json(UNKNOWN)
  renderApp(<GiftCardBalanceCheck />)
  const box = await screen.findByLabelText('I am a person, not a robot')
  const button = screen.getByRole('button', { name: 'Check Balance' })
  fillIn({ 'Gift Card Number': NUMBER, 'Security Code': '1234' })
  expect(button).toBeDisabled()
  await userEvent.click(box)
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  await screen.findByText(UNKNOWN.message)
  expect(tokens).toEqual([expect.stringMatching(/^a-riddle\.\d+$/)])
  expect(box).not.toBeChecked()
  expect(button).toBeDisabled()
})
