import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { OPERATOR_PASSWORD_LENGTH } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { DialogBox } from '../parts/dialog-box'
import { FormDialog } from '../parts/form-dialog'
import { TextField } from '../parts/text-field'

const { min, max } = OPERATOR_PASSWORD_LENGTH

interface PasswordDialogProps {
  onClose: () => void
}

/** Changes the operator's own password. All their other sessions end. */
export function PasswordDialog({ onClose }: PasswordDialogProps) {
  const change = useMutation({
    mutationFn: (given: { current: string; next: string }) =>
      officeApi.changePassword(given.current, given.next),
  })
  if (change.isSuccess) {
    return (
      <DialogBox
        title="Change password"
        size="sm"
        onClose={onClose}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <Box role="status">Your password was changed. You were logged out everywhere else.</Box>
      </DialogBox>
    )
  }
  return (
    <FormDialog
      title="Change password"
      action="Change"
      isBusy={change.isLoading}
      error={change.error}
      onSubmit={(given) =>
        change.mutate({ current: given.get('current') ?? '', next: given.get('next') ?? '' })
      }
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField
          label="Current password"
          required
          name="current"
          type="password"
          autoComplete="current-password"
        />
        <TextField
          label="New password"
          required
          name="next"
          type="password"
          autoComplete="new-password"
          minLength={min}
          maxLength={max}
          help={`At least ${min} characters.`}
        />
      </Stack>
    </FormDialog>
  )
}
