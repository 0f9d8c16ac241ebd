import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { OPERATOR_PASSWORD_LENGTH } from '@domain/back-office-wire'
import { toText } from '../api/engine'
import { officeApi } from '../api/office-api'
import { readForm } from '../parts/read-form'

const { min, max } = OPERATOR_PASSWORD_LENGTH

/** Changes the operator's own password. All their other sessions end. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useMutation({
    mutationFn: (given: { current: string; next: string }) =>
      officeApi.changePassword(given.current, given.next),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = readForm(event.currentTarget)
    change.mutate({ current: given.get('current') ?? '', next: given.get('next') ?? '' })
  }
  return (
    <Dialog.Root open size="sm" placement="center" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Change password</Dialog.Title>
            </Dialog.Header>
            {change.isSuccess ? (
              <>
                <Dialog.Body role="status">
                  Your password is changed. You are logged out everywhere else.
                </Dialog.Body>
                <Dialog.Footer>
                  <Button onClick={onClose}>Close</Button>
                </Dialog.Footer>
              </>
            ) : (
              <form onSubmit={submit}>
                <Dialog.Body>
                  <Stack gap="4">
                    {change.isError && (
                      <Alert.Root status="error" role="alert">
                        <Alert.Content>
                          <Alert.Title>{toText(change.error)}</Alert.Title>
                        </Alert.Content>
                      </Alert.Root>
                    )}
                    <Field.Root required>
                      <Field.Label>Current password</Field.Label>
                      <Input name="current" type="password" autoComplete="current-password" />
                    </Field.Root>
                    <Field.Root required>
                      <Field.Label>New password</Field.Label>
                      <Input
                        name="next"
                        type="password"
                        autoComplete="new-password"
                        minLength={min}
                        maxLength={max}
                      />
                      <Field.HelperText>At least {min} characters.</Field.HelperText>
                    </Field.Root>
                  </Stack>
                </Dialog.Body>
                <Dialog.Footer>
                  <Button variant="outline" onClick={onClose}>
                    Cancel
                  </Button>
                  <Button type="submit" loading={change.isLoading}>
                    Change
                  </Button>
                </Dialog.Footer>
              </form>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
