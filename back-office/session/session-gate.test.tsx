import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route, Switch } from 'react-router-dom'
import { BACK_OFFICE_API, type BackOfficeSession } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { officeApi } from '../api/office-api'
import { EditorNameProvider } from '../parts/editor-name'
import { PageFrame } from '../shell/page-frame'
import { renderOffice } from '../testing/render-office'
import { LoginPage } from './login-page'
import { SessionGate } from './session-gate'

const url = (path: string) => `*${BACK_OFFICE_API}${path}`
const ADA: BackOfficeSession = {
  kind: 'operator',
  email: 'ada@example.com',
  name: 'Ada',
  roles: ['content'],
}
let session: BackOfficeSession | undefined
const refuse = (detail: string) => HttpResponse.json({ detail }, { status: 401 })
serve(
  http.get(url('/session'), () => (session ? HttpResponse.json(session) : refuse('Log in.'))),
  http.post(url('/session'), async ({ request }) => {
    const { password } = (await request.json()) as { password: string }
    if (password !== 'right') return refuse('The e-mail address or the password is wrong.')
    session = ADA
    return HttpResponse.json(ADA)
  }),
  http.delete(url('/session'), () => {
    session = undefined
    return new HttpResponse(null, { status: 204 })
  }),
  http.get(url('/changes'), () => refuse('Log in.')),
)
beforeEach(() => {
  session = undefined
})

function readChanges() {
  const everything = { who: '', subjectType: '', subjectId: '', from: '', until: '' }
  officeApi.listChanges(everything).catch(() => undefined)
}

function open(path: string) {
  renderOffice(
    <Switch>
      <Route path="/login" component={LoginPage} />
      <Route>
        <SessionGate>
          <EditorNameProvider>
            <PageFrame>
              <Route path="/changes">
                <h1>The page</h1>
                <input aria-label="Written" />
                <button onClick={readChanges}>Read</button>
              </Route>
            </PageFrame>
          </EditorNameProvider>
        </SessionGate>
      </Route>
    </Switch>,
    { at: path },
  )
  return userEvent.setup()
}

async function logIn(user: ReturnType<typeof userEvent.setup>, password: string) {
  const address = await screen.findByLabelText(/^E-mail address/)
  await user.clear(address)
  await user.type(address, 'ada@example.com')
  await user.clear(screen.getByLabelText(/^Password/))
  await user.type(screen.getByLabelText(/^Password/), `${password}{Enter}`)
}

test('who is not logged in is asked to, sees what is wrong, and returns to the page', async () => {
  const user = open('/changes')
  await logIn(user, 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('or the password is wrong')
  await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveFocus())
  await logIn(user, 'right')
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument()
})

test('a session that ends asks for the password over the page, which leaves what is written', async () => {
  session = ADA
  const user = open('/changes')
  await user.type(await screen.findByLabelText('Written'), 'words')
  await user.click(screen.getByRole('button', { name: 'Read' }))
  expect(await screen.findByRole('dialog', { name: 'Log in to go on' })).toBeInTheDocument()
  await user.type(screen.getByLabelText(/^Password/), 'right{Enter}')
  expect(await screen.findByLabelText('Written')).toHaveValue('words')
})

test('who logs out is at the login', async () => {
  session = ADA
  const user = open('/changes')
  await user.click(await screen.findByRole('button', { name: 'Ada' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument()
})
