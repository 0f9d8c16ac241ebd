import { useMutation } from '@tanstack/react-query'
import type { Operator } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { FormDialog } from '../parts/form-dialog'
import type { KnownPassword } from './password-notice'

interface ResetPasswordDialogProps {
  operator: Operator
  onReset: (known: KnownPassword) => void
  onClose: () => void
}

/** Asks for confirmation before an operator's password is replaced. */
export function ResetPasswordDialog({ operator, onReset, onClose }: ResetPasswordDialogProps) {
  const { email, name } = operator
  const reset = useMutation({
    mutationFn: () => officeApi.resetPassword(email),
    onSuccess: ({ password }) => onReset({ name, email, password }),
  })
  return (
    <FormDialog
      title={`A new password for ${name}`}
      action="Make a new password"
      isDangerous
      isBusy={reset.isLoading}
      error={reset.error}
      onSubmit={() => reset.mutate()}
      onClose={onClose}
    >
      The current password stops working, and {name} is logged out everywhere.
    </FormDialog>
  )
}
