import { Dialog } from '@chakra-ui/react/dialog'
import { useQueryClient } from '@tanstack/react-query'
import type { BackOfficeSession } from '@contracts/back-office'
import { DialogBox } from '../parts/dialog-box'
import { LoginForm } from './login-form'
import { SESSION_KEY } from './session-context'

interface LoginDialogProps {
  session: BackOfficeSession
  onDone: () => void
}

/** Login over a page whose session has ended; afterwards the queries that failed are repeated. */
export function LoginDialog({ session, onDone }: LoginDialogProps) {
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
