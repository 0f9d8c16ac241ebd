import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import OperatorsPage from './operators-page'

const server = serve()

const ADA = { email: 'ada@example.com', name: 'Ada', roles: ['admin'], shops: [], revision: 1 }

/** From the first operator on, the engine answers nobody without a login. */
function serveOperators() {
  let added = false
  let hasSession = false
  const sent: unknown[] = []
  server.use(
    http.get(`*${BACK_OFFICE_API}/operators`, () =>
      added && !hasSession
        ? HttpResponse.json({ detail: 'Log in.' }, { status: 401 })
        : HttpResponse.json({ operators: added ? [ADA] : [] }),
    ),
    http.post(`*${BACK_OFFICE_API}/operators`, () => {
      added = true
      return HttpResponse.json({ ...ADA, password: 'praline-noisette' }, { status: 201 })
    }),
    http.post(`*${BACK_OFFICE_API}/session`, async ({ request }) => {
      sent.push(await request.json())
      if (sent.length === 1) return HttpResponse.json({ detail: 'Too busy.' }, { status: 503 })
      hasSession = true
      return HttpResponse.json({ kind: 'operator', ...ADA })
    }),
  )
  return sent
}

test('who adds the first operator goes on as this operator, also after a failed login', async () => {
  const sent = serveOperators()
  renderOffice(<OperatorsPage />)
  await screen.findByText('No login is required yet')
  await userEvent.click(screen.getByRole('button', { name: 'Add an operator' }))
  await userEvent.type(await screen.findByLabelText(/^E-mail/), ADA.email)
  await userEvent.type(screen.getByLabelText(/^Name/), ADA.name)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('praline-noisette')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveTextContent('Copy')
  await userEvent.keyboard('{Escape}')
  const enter = await screen.findByRole('button', { name: 'Log in as Ada' })
  await userEvent.click(enter)
  expect(await screen.findByText('Too busy.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Log in as Ada' }))
  expect(await screen.findByText('1 operator')).toBeInTheDocument()
  expect(screen.queryByText('praline-noisette')).toBeNull()
  expect(sent.at(-1)).toEqual({ email: ADA.email, password: 'praline-noisette' })
})
