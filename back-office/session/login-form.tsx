import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, type FormEvent } from 'react'
import type { BackOfficeSession } from '@contracts/back-office'
import { toText } from '../api/engine'
import { officeApi } from '../api/office-api'
import { readForm } from '../parts/read-form'
import { SESSION_KEY } from './session-context'

interface LoginFormProps {
  email?: string
  onDone: (session: BackOfficeSession) => void
}

/**
 * Form with e-mail address and password. After a refused login, the error is announced and the
 * password field is focused.
 */
export function LoginForm({ email, onDone }: LoginFormProps) {
  const client = useQueryClient()
  const password = useRef<HTMLInputElement>(null)
  const login = useMutation({
    mutationFn: (given: { email: string; password: string }) =>
      officeApi.logIn(given.email, given.password),
    onSuccess: (session) => {
      client.setQueryData(SESSION_KEY, session)
      onDone(session)
    },
    onError: () => {
      password.current?.focus()
      password.current?.select()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = readForm(event.currentTarget)
    login.mutate({ email: given.get('email') ?? '', password: given.get('password') ?? '' })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        {login.isError && (
          <Alert.Root status="error" role="alert">
            <Alert.Content>
              <Alert.Title>{toText(login.error)}</Alert.Title>
            </Alert.Content>
          </Alert.Root>
        )}
        <Field.Root required>
          <Field.Label>E-mail address</Field.Label>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            background="bg.panel"
          />
        </Field.Root>
        <Field.Root required>
          <Field.Label>Password</Field.Label>
          <Input
            ref={password}
            name="password"
            type="password"
            autoComplete="current-password"
            background="bg.panel"
          />
        </Field.Root>
        <Button type="submit" loading={login.isLoading} loadingText="Logging in">
          Log in
        </Button>
      </Stack>
    </form>
  )
}
