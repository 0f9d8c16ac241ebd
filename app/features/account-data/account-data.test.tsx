import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { logIn } from '@/shopper/session/log-in'
import { requireSession } from '@/shopper/session/session'
import { ToastHost } from '@/ui/toast-host'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { AccountData } from './account-data'
import { toReadableData } from './readable-data'

const login = createFakeLogin()
let files: { name: string; blob: Blob }[]
let answerDeletion: () => Response

const data = {
  profile: { firstName: 'Claire', email: 'claire@example.com' },
  orders: [{ orderNo: '00001001', shipments: [{ giftMessage: 'For <you> & "me"' }] }],
  reviews: [],
}

serve(
  http.get('*/api/test-site/account-data', () => HttpResponse.json(data)),
  http.post('*/api/test-site/delete-account', () => answerDeletion()),
  http.post('*/scapi/shopperBaskets/transferBasket', () => HttpResponse.json({ basketId: 'b' })),
  ...createFakeBasket().handlers,
  ...login.handlers,
)

beforeEach(async () => {
  files = []
  answerDeletion = () => HttpResponse.json({ success: true })
  const blobs: Blob[] = []
  Reflect.set(URL, 'createObjectURL', (blob: Blob) => `blob:${blobs.push(blob) - 1}`)
  Reflect.set(URL, 'revokeObjectURL', () => {})
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.replace('blob:', ''))]
    if (blob) files.push({ name: this.download, blob })
  })
  await requireSession(testSite.id)
  await logIn(testSite.id, { email: 'claire@example.com', password: PASSWORD })
})

function renderPage() {
  return renderApp(
    <>
      <Route path="/account-data">
        <AccountData customer={{ customerId: 'customer-1', lastName: 'Martin' }} />
      </Route>
      <ToastHost />
    </>,
    { at: '/account-data' },
  ).address
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function askToDelete(password: string): Promise<void> {
  await click('Delete my account')
  const field = await screen.findByLabelText('Current Password')
  fireEvent.change(field, { target: { value: password } })
  await click('Delete for good')
}

test('all stored data can be downloaded as JSON and as a page', async () => {
  renderPage()
  await click('As JSON')
  await screen.findAllByText('Your data has been downloaded.')
  await click('As a page to read')
  await waitFor(() => expect(files).toHaveLength(2))
  expect(files.map(({ name }) => name.replace(/\d/g, '0'))).toEqual([
    'account-data-0000-00-00.json',
    'account-data-0000-00-00.html',
  ])
  expect(files.map(({ blob }) => blob.type)).toEqual([
    'application/json;charset=utf-8',
    'text/html;charset=utf-8',
  ])
})

test('the readable page contains the same data as the JSON, escaped and without empty sections', () => {
  const page = toReadableData(data, { title: 'What we keep', locale: 'en-US' })
  expect(page).toContain('<dt>First name</dt><dd>Claire</dd>')
  expect(page).toContain('For &lt;you&gt; &amp; &quot;me&quot;')
  // the empty list of reviews is left out
  expect(page).not.toContain('Reviews')
})

test('deleting an account needs confirmation and leaves the visitor signed in as a guest', async () => {
  const where = renderPage()
  await askToDelete(PASSWORD)
  await waitFor(() => expect(where()).toBe('/'))
  expect(await screen.findByText(/Your account has been deleted/)).toBeInTheDocument()
  await waitFor(() => expect(login.calls.slice(-2)).toEqual(['logout', 'guest']))
  expect(document.cookie).toContain('=guest.')
})

test('a wrong password is reported at its field, and the account is not deleted', async () => {
  const type = 'https://example.com/errors/invalid-password'
  answerDeletion = () => HttpResponse.json({ type, title: 'Invalid Password' }, { status: 400 })
  const where = renderPage()
  await askToDelete('wrong')
  expect(await screen.findByText(/The password you entered is not correct/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveFocus())
  expect(where()).toBe('/account-data')
})

test('orders still on their way block the deletion and are listed by number', async () => {
  const detail = 'These orders are still on their way: 00001001, 00001002.'
  answerDeletion = () =>
    HttpResponse.json({ type: 'x/orders-under-way', title: 'Under Way', detail }, { status: 409 })
  renderPage()
  await askToDelete(PASSWORD)
  expect(await screen.findByRole('alert')).toHaveTextContent('00001001 and 00001002')
})

test('a return that is not settled blocks the deletion, and says why', async () => {
  const detail = 'A claim or return of these orders is not settled yet: 00001001.'
  answerDeletion = () =>
    HttpResponse.json({ type: 'x/claims-open', title: 'Claims Open', detail }, { status: 409 })
  renderPage()
  await askToDelete(PASSWORD)
  expect(await screen.findByRole('alert')).toHaveTextContent(/not settled yet.*00001001/)
})

test('keeping the account closes the deletion dialog', async () => {
  renderPage()
  await click('Delete my account')
  await screen.findByLabelText('Current Password')
  await click('Keep my account')
  await waitFor(() => expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument())
})
