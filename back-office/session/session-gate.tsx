import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Redirect, useLocation } from 'react-router-dom'
import { EngineError, SESSION_OVER, toText } from '../api/engine'
import { officeApi } from '../api/office-api'
import { BASE_PATH } from './return-path.rules'
import { SESSION_KEY, SessionContext } from './session-context'
import { Dialog } from '@chakra-ui/react/dialog'
import type { BackOfficeSession } from '@contracts/back-office'
import { DialogBox } from '../parts/dialog-box'
import { LoginForm } from './login-form'

interface LoginDialogProps {
  session: BackOfficeSession
  onDone: () => void
}

/** Login over a page whose session has ended; afterwards the queries that failed are repeated. */
function LoginDialog({ session, onDone }: LoginDialogProps) {
  const client = useQueryClient()
  const goOn = () => {
    onDone()
    void client.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        queryKey[0] !== SESSION_KEY[0] && state.status === 'error',
    })
  }
  return (
    <DialogBox title="Log in to go on" size="sm">
      <Dialog.Description color="fg.muted" marginBottom="4">
        Your session has ended. What you have typed here is kept.
      </Dialog.Description>
      <LoginForm email={session.email} onDone={goOn} />
    </DialogBox>
  )
}

/**
 * Renders its children for an operator who is logged in, and redirects others to the login page. If
 * the session ends during the work, a login dialog opens over the page, so that entered values are
 * kept.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const location = useLocation()
  const [isOver, setIsOver] = useState(false)
  const session = useQuery({
    queryKey: SESSION_KEY,
    queryFn: officeApi.getSession,
    staleTime: Infinity,
  })
  useEffect(() => {
    const note = () => setIsOver(true)
    window.addEventListener(SESSION_OVER, note)
    return () => window.removeEventListener(SESSION_OVER, note)
  }, [])

  if (session.data) {
    return (
      <SessionContext.Provider value={session.data}>
        {children}
        {isOver && <LoginDialog session={session.data} onDone={() => setIsOver(false)} />}
      </SessionContext.Provider>
    )
  }
  if (session.error instanceof EngineError && session.error.status === 401) {
    const to = `${BASE_PATH}${location.pathname}${location.search}`
    return <Redirect to={{ pathname: '/login', search: `?${new URLSearchParams({ to })}` }} />
  }
  if (session.isError) {
    return (
      <Alert.Root status="error" maxWidth="3xl" marginInline="auto" marginTop="8">
        <Alert.Content>
          <Alert.Title>The back office cannot be opened.</Alert.Title>
          <Alert.Description>{toText(session.error)}</Alert.Description>
        </Alert.Content>
        <Button size="sm" variant="outline" onClick={() => void session.refetch()}>
          Try again
        </Button>
      </Alert.Root>
    )
  }
  return <Skeleton height="14" role="progressbar" aria-label="Loading" />
}
