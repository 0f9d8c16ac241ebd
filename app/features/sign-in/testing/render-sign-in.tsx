import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Redirect, Route } from 'react-router-dom'
import { createFakeBasket } from '../../../../tests/setup/fake-basket'
import { createFakeLogin } from '../../../../tests/setup/fake-login'
import { renderApp } from '../../../../tests/setup/render-app'
import { serve } from '../../../../tests/setup/serve'
import { AccountConfirmation } from '../account-confirmation'
import { LogIn } from '../log-in'
import { NewPassword } from '../new-password'
import { Register } from '../register'

/** Sets up the sign-in pages with a mocked login service; tests add handlers for other requests. */
export function createSignInPages() {
  const login = createFakeLogin()
  const server = serve(
    http.post('*/scapi/shopperBaskets/transferBasket', () => HttpResponse.json({})),
    http.post('*/scapi/shopperCustomers/getCustomer', () =>
      HttpResponse.json({ customerId: 'customer-1', firstName: 'Ada', email: 'ada@example.com' }),
    ),
    ...createFakeBasket().handlers,
    ...login.handlers,
  )
  return { server, login }
}

/** @param state router state passed by the previous page */
export function openPage(at: string, state?: object) {
  const history: { path: string; state: unknown }[] = []
  const [pathname = '', search = ''] = at.split(/(?=\?)/)
  renderApp(
    <>
      <Route exact path="/" render={() => <Redirect to={{ pathname, search, state }} />} />
      <Route path="/login" component={LogIn} />
      <Route path="/register" component={Register} />
      <Route path="/new-password-form" component={NewPassword} />
      <Route path="/account-confirmation" component={AccountConfirmation} />
      <Route
        render={({ location }) => {
          history.push({ path: location.pathname + location.search, state: location.state })
          return null
        }}
      />
    </>,
  )
  return { current: () => history[history.length - 1] }
}

interface Sent {
  path: string
  query: Record<string, string>
  body: unknown
}

export function answering(
  method: 'get' | 'post',
  path: string,
  answer: () => HttpResponse<object>,
) {
  const sent: Sent[] = []
  const handler = http[method](`*/api/test-site/${path}`, async ({ request }) => {
    const url = new URL(request.url)
    const body: unknown = method === 'post' ? await request.json() : undefined
    sent.push({ path, query: Object.fromEntries(url.searchParams), body })
    return answer()
  })
  return { handler, sent }
}

export function refusal(status: number, body: object, headers?: Record<string, string>) {
  return HttpResponse.json<object>({ status, ...body }, { status, headers })
}

export const ok = (body: object = { success: true }) => HttpResponse.json<object>(body)

/**
 * Fills in the field with this label, the last one if there are several. It does not type key by
 * key, which is slow on a busy machine.
 */
export function typeInto(label: string, value: string): void {
  const fields = screen.getAllByLabelText(label)
  fireEvent.change(fields[fields.length - 1] ?? document.body, { target: { value } })
}
export const clickOn = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
