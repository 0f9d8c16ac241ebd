import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Operator } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { FormDialog } from '../parts/form-dialog'
import type { KnownPassword } from './password-notice'

interface LoginDialogProps {
  operator: Operator
  onClose: () => void
}

/** Asks for confirmation before an operator's password is replaced. */
export function ResetPasswordDialog({
  operator: { email, name },
  onReset,
  onClose,
}: LoginDialogProps & { onReset: (known: KnownPassword) => void }) {
  return (
    <ConfirmedChange
      title={`A new password for ${name}`}
      action="Make a new password"
      change={() => officeApi.resetPassword(email)}
      onDone={({ password }) => onReset({ name, email, password })}
      onClose={onClose}
    >
      The current password stops working, and {name} is logged out everywhere.
    </ConfirmedChange>
  )
}

/** For an operator who has lost their passkeys and recovery codes. */
export function RemovePasskeysDialog({ operator: { email, name }, onClose }: LoginDialogProps) {
  return (
    <ConfirmedChange
      title={`Remove the passkeys of ${name}`}
      action="Remove"
      change={() => officeApi.removePasskeys(email)}
      onDone={onClose}
      onClose={onClose}
    >
      {name} then logs in with the password alone, and is logged out everywhere. Be sure that it is
      really {name} who asks.
    </ConfirmedChange>
  )
}

interface ConfirmedChangeProps<Answer> {
  title: string
  action: string
  change: () => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
  children: ReactNode
}

function ConfirmedChange<Answer>({ change, onDone, ...dialog }: ConfirmedChangeProps<Answer>) {
  const { mutate, isLoading, error } = useMutation({ mutationFn: change, onSuccess: onDone })
  return (
    <FormDialog
      {...dialog}
      isDangerous
      isBusy={isLoading}
      error={error}
      onSubmit={() => mutate()}
    />
  )
}
