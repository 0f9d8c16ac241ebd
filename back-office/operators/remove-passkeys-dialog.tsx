import { useMutation } from '@tanstack/react-query'
import type { Operator } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { FormDialog } from '../parts/form-dialog'

interface RemovePasskeysDialogProps {
  operator: Operator
  onClose: () => void
}

/** For an operator who has lost their passkeys and recovery codes. */
export function RemovePasskeysDialog({ operator, onClose }: RemovePasskeysDialogProps) {
  const { email, name } = operator
  const remove = useMutation({
    mutationFn: () => officeApi.removePasskeys(email),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={`Remove the passkeys of ${name}`}
      action="Remove"
      isDangerous
      isBusy={remove.isLoading}
      error={remove.error}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    >
      {name} then logs in with the password alone, and is logged out everywhere. Be sure that it is
      really {name} who asks.
    </FormDialog>
  )
}
