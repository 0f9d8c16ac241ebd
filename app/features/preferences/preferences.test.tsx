import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import '@/shopper/session/session'
import { ToastHost } from '@/ui/toast-host'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { Preferences } from './preferences'

interface Update {
  subscriptionId: string
  contactPointValue: string
  channel: string
  status: string
}

let statuses: Record<string, string>
let saved: Update[][]

const server = serve(
  http.post('*/scapi/shopperConsents/getSubscriptions', () =>
    HttpResponse.json({
      data: [
        ...['offersupdates', 'fundraising', 'businessgifts'].map((subscriptionId) => ({
          subscriptionId,
          title: `About ${subscriptionId}`,
          channels: ['email'],
          defaultStatus: 'opt_out',
          consentStatus: [
            { channel: 'email', contactPointValue: 'old@example.com', status: 'opt_in' },
            ...(statuses[subscriptionId]
              ? [
                  {
                    channel: 'email',
                    contactPointValue: 'claire@example.com',
                    status: statuses[subscriptionId],
                  },
                ]
              : []),
          ],
        })),
        { subscriptionId: 'texts', title: 'Texts', channels: ['sms'] },
      ],
    }),
  ),
  http.post('*/scapi/shopperConsents/updateSubscriptions', async ({ request }) => {
    const [{ body }] = (await request.json()) as [{ body: { subscriptions: Update[] } }]
    saved.push(body.subscriptions)
    body.subscriptions.forEach(({ subscriptionId, status }) => (statuses[subscriptionId] = status))
    return HttpResponse.json({
      results: body.subscriptions.map((one) => ({ ...one, success: true })),
    })
  }),
  ...createFakeLogin().handlers,
)

beforeEach(() => {
  statuses = { offersupdates: 'opt_in', fundraising: 'opt_out' }
  saved = []
})

const renderPreferences = () =>
  renderApp(
    <>
      <Preferences email="Claire@example.com" />
      <ToastHost />
    </>,
  )
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }))

test('the mailing lists show their current state and can be changed and saved [ACC-008, ACC-061]', async () => {
  const { unmount } = renderPreferences()
  expect(await box('offersupdates')).toBeChecked()
  expect(await box('fundraising')).not.toBeChecked()
  expect(await box('businessgifts')).not.toBeChecked()
  expect(screen.queryByText('Texts')).not.toBeInTheDocument()
  await userEvent.click(await box('offersupdates'))
  await userEvent.click(await box('businessgifts'))
  await save()
  expect(await screen.findByText('Your preferences have been saved.')).toBeInTheDocument()
  const said = { contactPointValue: 'Claire@example.com', channel: 'email' }
  expect(saved).toEqual([
    [
      { ...said, subscriptionId: 'offersupdates', status: 'opt_out' },
      { ...said, subscriptionId: 'fundraising', status: 'opt_out' },
      { ...said, subscriptionId: 'businessgifts', status: 'opt_in' },
    ],
  ])
  unmount()
  renderPreferences()
  expect(await box('offersupdates')).not.toBeChecked()
  expect(await box('businessgifts')).toBeChecked()
})

test('a refused list shows the error and keeps the choice', async () => {
  server.use(
    http.post('*/scapi/shopperConsents/updateSubscriptions', () =>
      HttpResponse.json(
        { results: [{ success: false, error: { code: 'X', message: 'That list is closed.' } }] },
        { status: 207 },
      ),
    ),
  )
  renderPreferences()
  await userEvent.click(await box('fundraising'))
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('That list is closed.')
  expect(await box('fundraising')).toBeChecked()
})

test('lists that could not be loaded can be retried', async () => {
  server.use(
    http.post(
      '*/scapi/shopperConsents/getSubscriptions',
      () => HttpResponse.json({ title: 'Down', type: 'x' }, { status: 503 }),
      { once: true },
    ),
  )
  renderPreferences()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await box('offersupdates')).toBeChecked())
})
