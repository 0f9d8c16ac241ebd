import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { OPERATOR_PASSWORD_LENGTH } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { readForm } from '../parts/read-form'
import { Refusal } from '../parts/refusal'
import { TextField } from '../parts/text-field'
import { useTitle } from '../parts/use-title'
import { Entrance } from './entrance'
import { useFirstFocus } from './use-first-focus'

const { min, max } = OPERATOR_PASSWORD_LENGTH

/** The page of a mailed link, whose secret is in the part of the address that no server gets. */
export function NewPasswordPage() {
  useTitle('New password')
  const history = useHistory()
  const { hash } = useLocation()
  const [token] = useState(hash.slice(1))
  const change = useMutation({
    mutationFn: (password: string) => officeApi.setNewPassword(token, password),
  })
  const form = useFirstFocus(change.isSuccess)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    change.mutate(readForm(event.currentTarget).get('password') ?? '')
  }
  return (
    <Entrance title="New password">
      <form ref={form} onSubmit={submit}>
        <Refusal error={change.error} />
        <Stack gap="4">
          {change.isSuccess ? (
            <Box role="status">Your password was changed. You were logged out everywhere.</Box>
          ) : (
            <>
              <TextField
                label="New password"
                name="password"
                type="password"
                required
                autoComplete="new-password"
                minLength={min}
                maxLength={max}
                help={`At least ${min} characters.`}
              />
              <Button type="submit" loading={change.isLoading} loadingText="Saving">
                Save
              </Button>
            </>
          )}
          <Button
            variant={change.isSuccess ? 'solid' : 'ghost'}
            onClick={() => history.replace('/login')}
          >
            To the login
          </Button>
        </Stack>
      </form>
    </Entrance>
  )
}
