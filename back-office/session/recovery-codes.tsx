import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Code } from '@chakra-ui/react/code'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { officeApi } from '../api/office-api'
import { CopyButton } from '../parts/copy-button'
import { DialogBox } from '../parts/dialog-box'
import { FormDialog } from '../parts/form-dialog'
import { TextField } from '../parts/text-field'

/** Each change asks for the password again. */
export const PasswordField = () => (
  <TextField
    label="Your password"
    name="password"
    type="password"
    required
    autoComplete="current-password"
  />
)

interface CodesDialogProps {
  onMade: (codes: string[]) => void
  onClose: () => void
}

export function CodesDialog({ onMade, onClose }: CodesDialogProps) {
  const renew = useMutation({
    mutationFn: officeApi.renewRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => onMade(recoveryCodes),
  })
  return (
    <FormDialog
      title="Make new recovery codes"
      action="Make new codes"
      isBusy={renew.isLoading}
      error={renew.error}
      onSubmit={(form) => renew.mutate(form.get('password') ?? '')}
      onClose={onClose}
    >
      <Stack gap="4">
        <Box>The codes that you have stop working.</Box>
        <PasswordField />
      </Stack>
    </FormDialog>
  )
}

/** Shown once: the engine stores only their hashes. */
export function ShownCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <DialogBox
      title="Your recovery codes"
      closeOnInteractOutside={false}
      onClose={onClose}
      footer={<Button onClick={onClose}>I have kept them</Button>}
    >
      <Box marginBottom="4">
        They are shown only once. If you lose your passkeys, each of them opens the back office
        once, after your password. Keep them where nobody else reads them.
      </Box>
      <Stack as="ul" gap="1" listStyleType="none" marginBottom="4">
        {codes.map((code) => (
          <li key={code}>
            <Code size="lg">{code}</Code>
          </li>
        ))}
      </Stack>
      <CopyButton value={codes.join('\n')} />
    </DialogBox>
  )
}
