import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, Redirect, Route, Switch } from 'react-router-dom'
import { EngineError } from './api/engine'
import { useOutbox } from './counter/use-outbox'
import { ConfirmationProvider, useConfirmation } from './parts/confirmation'
import { EditorNameProvider } from './parts/editor-name'
import { PAGES } from './pages'
import { LoginPage } from './session/login-page'
import { NewPasswordPage } from './session/new-password-page'
import { BASE_PATH } from './session/return-path.rules'
import { useSession } from './session/session-context'
import { SessionGate } from './session/session-gate'
import { PageFrame } from './shell/page-frame'
import { SectionGate } from './shell/section-gate'
import { usePermittedGroups } from './shell/use-permitted-groups'

const RETRIES = 2

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // a request that the engine refused (4xx) would be refused again
      retry: (count, error) =>
        count < RETRIES &&
        !(error instanceof EngineError && error.status >= 400 && error.status < 500),
      refetchOnWindowFocus: false,
    },
  },
})

export function BackOffice() {
  return (
    <QueryClientProvider client={client}>
      <ConfirmationProvider>
        <Pages />
      </ConfirmationProvider>
    </QueryClientProvider>
  )
}

function Pages() {
  const confirm = useConfirmation()
  /** Shows the question of `Prompt` in the confirmation dialog before a page is left. */
  const askBeforeLeaving = async (text: string, answer: (mayLeave: boolean) => void) =>
    answer(await confirm({ title: 'Leave without saving?', text, action: 'Leave' }))
  return (
    <BrowserRouter
      basename={BASE_PATH}
      getUserConfirmation={(text, answer) => void askBeforeLeaving(text, answer)}
    >
      <Switch>
        <Route exact path="/login" component={LoginPage} />
        <Route exact path="/new-password" component={NewPasswordPage} />
        <Route>
          <SessionGate>
            <EditorNameProvider>
              <PageFrame>
                <Sections />
              </PageFrame>
            </EditorNameProvider>
          </SessionGate>
        </Route>
      </Switch>
    </BrowserRouter>
  )
}

/** Sends what waits from the counter, whatever page is open. */
function CounterSender() {
  useOutbox()
  return null
}

const ofEverybody = PAGES.filter(({ right }) => right === undefined)

function Sections() {
  const first = usePermittedGroups()[0]?.sections[0]
  const { mustAddPasskey } = useSession()
  return (
    <>
      {!mustAddPasskey && <CounterSender />}
      <Switch>
        {(mustAddPasskey ? ofEverybody : PAGES).map(({ path, right, Page }) => (
          <Route key={path} exact={!path.includes(':')} path={path}>
            <SectionGate right={right}>
              <Page />
            </SectionGate>
          </Route>
        ))}
        <Redirect to={first?.path ?? '/your-login'} />
      </Switch>
    </>
  )
}
