import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { BackOfficeSession, SecondStep } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { readForm } from '../parts/read-form'
import { Refusal } from '../parts/refusal'
import { ForgottenPassword } from './forgotten-password'
import { SecondStepForm } from './second-step-form'
import { SESSION_KEY } from './session-context'

interface LoginFormProps {
  email?: string
  onDone: (session: BackOfficeSession) => void
}

/** E-mail address and password, then a passkey, or a mail if the password is forgotten. */
export function LoginForm({ email, onDone }: LoginFormProps) {
  const client = useQueryClient()
  const [step, setStep] = useState<SecondStep | 'forgotten'>()
  const back = () => setStep(undefined)
  const enter = (session: BackOfficeSession) => {
    client.setQueryData(SESSION_KEY, session)
    onDone(session)
  }
  if (step === 'forgotten') return <ForgottenPassword email={email} onBack={back} />
  if (step) return <SecondStepForm step={step} onDone={enter} onBack={back} />
  const go = (answer: BackOfficeSession | SecondStep) =>
    answer.kind === 'second-step' ? setStep(answer) : enter(answer)
  return <PasswordForm email={email} onRight={go} onForgotten={() => setStep('forgotten')} />
}

interface PasswordFormProps {
  email?: string
  onRight: (answer: BackOfficeSession | SecondStep) => void
  onForgotten: () => void
}

/** After a refused login, the error is announced and the password field is focused. */
function PasswordForm({ email, onRight, onForgotten }: PasswordFormProps) {
  const password = useRef<HTMLInputElement>(null)
  const login = useMutation({
    mutationFn: (given: { email: string; password: string }) =>
      officeApi.logIn(given.email, given.password),
    onSuccess: onRight,
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
      <Refusal error={login.error} />
      <Stack gap="4">
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
        <Button variant="ghost" onClick={onForgotten}>
          Forgot the password?
        </Button>
      </Stack>
    </form>
  )
}
