import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { letFollow } from '@/shopper/testing/recommendations'
import { readTrackingConsent } from '@/shopper/session/tracking-consent'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { closeSheets } from '../../../tests/setup/close-sheets'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { serve } from '../../../tests/setup/serve'
import { ConsentBanner } from '../background/consent-banner'
import { Footer } from '../footer/footer'
import { renderShell } from '../testing/render-shell'
import { SheetHost } from './sheet-host'

interface Update {
  subscriptionId: string
  contactPointValue: string
  status: string
}

let recorded: Update[]

serve(
  http.post('*/scapi/shopperConsents/updateSubscriptions', async ({ request }) => {
    const [{ body }] = (await request.json()) as [{ body: { subscriptions: Update[] } }]
    recorded.push(...body.subscriptions)
    return HttpResponse.json({
      results: body.subscriptions.map((one) => ({ ...one, success: true })),
    })
  }),
  ...createFakeLogin().handlers,
)

beforeEach(() => {
  letFollow()
  recorded = []
})
afterEach(async () => {
  await closeSheets()
  clearCookies()
  delete document.documentElement.dataset.cookies
})

const mustAgree = () => (document.documentElement.dataset.cookies = 'opt-in')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const shop = (
  <>
    <ConsentBanner />
    <main tabIndex={-1} id="content" />
    <Footer />
    <SheetHost />
  </>
)

test.each([
  ['Only necessary', 'refused'],
  ['Accept all', 'agreed'],
])('where visitors must agree first, one click on %s answers', async (name, consent) => {
  mustAgree()
  renderShell(shop)
  expect(await screen.findByRole('region', { name: 'Cookies' })).toHaveTextContent('May we use')
  expect(readTrackingConsent()).toBe('refused')
  await press(name)
  expect(readTrackingConsent()).toBe(consent)
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument()
})

test('each purpose can be chosen, and changed later in the footer', async () => {
  mustAgree()
  renderShell(shop)
  await press('Choose')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Measuring/ }))
  await press('Save choices')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(document.cookie).toContain('consent_to=measuring')
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument()

  await press('Cookie choices')
  expect(await screen.findByRole('checkbox', { name: /^Necessary/ })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: /^Measuring/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Marketing/ })).not.toBeChecked()
  await press('Only necessary')
  expect(readTrackingConsent()).toBe('refused')
  expect(recorded).toEqual([])
})

test('a customer’s choices are recorded with their consents', async () => {
  renderShell(shop, { customer: { customerId: 'c', email: 'claire@example.com' } })
  await press('Cookie choices')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Marketing/ }))
  await press('Save choices')
  await waitFor(() =>
    expect(recorded).toMatchObject([
      { subscriptionId: 'cookies-measuring', status: 'opt_in' },
      {
        subscriptionId: 'cookies-marketing',
        status: 'opt_out',
        contactPointValue: 'claire@example.com',
      },
    ]),
  )
})

test('where the browser refuses for its user, nothing can be allowed', async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  renderShell(shop)
  await press('Cookie choices')
  expect(await screen.findByText(/We honor that/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Marketing/ })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Accept all' })).not.toBeInTheDocument()
  act(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'))
})
