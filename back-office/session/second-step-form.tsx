import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import {
  RECOVERY_CODE_LENGTH,
  type BackOfficeSession,
  type SecondStep,
} from '@contracts/back-office'
import { EngineError } from '../api/engine'
import { officeApi } from '../api/office-api'
import { readForm } from '../parts/read-form'
import { Refusal } from '../parts/refusal'
import { TextField } from '../parts/text-field'
import { toPasskeyRefusal } from './passkey-refusal'
import { useFirstFocus } from './use-first-focus'

interface SecondStepFormProps {
  step: SecondStep
  onDone: (session: BackOfficeSession) => void
  /** Back to the password: the engine accepts this step for ten minutes only. */
  onBack: () => void
}

/** Asks for the operator's passkey at once; a recovery code replaces a passkey that is lost. */
export function SecondStepForm({ step, onDone, onBack }: SecondStepFormProps) {
  const [isLost, setIsLost] = useState(false)
  const confirm = useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const credential = await startAuthentication({ optionsJSON: step.passkey })
      return officeApi.finishLogIn({ credential })
    },
    onSuccess: onDone,
  })
  const recover = useMutation({
    mutationFn: (recoveryCode: string) =>
      officeApi.finishLogIn({ challenge: step.passkey.challenge, recoveryCode }),
    onSuccess: onDone,
  })
  const isAsked = useRef(false)
  const { mutate } = confirm
  useEffect(() => {
    if (!isAsked.current) mutate()
    isAsked.current = true
  }, [mutate])
  const form = useFirstFocus(isLost)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLost) recover.mutate(readForm(event.currentTarget).get('code') ?? '')
    else mutate()
  }
  const asked = isLost ? recover : confirm
  const isOver = asked.error instanceof EngineError && asked.error.kind === 'second-step-over'
  return (
    <form ref={form} onSubmit={submit}>
      <Refusal error={toPasskeyRefusal(asked.error)} />
      <Stack gap="4">
        {isLost ? (
          <TextField
            key="code"
            label="Recovery code"
            name="code"
            required
            maxLength={RECOVERY_CODE_LENGTH}
            autoComplete="one-time-code"
            spellCheck={false}
            help="One of those that were shown with your first passkey. Each works once."
          />
        ) : (
          <p>Confirm that it is you, with your passkey.</p>
        )}
        {!isOver && (
          <Button
            type="submit"
            loading={asked.isLoading}
            loadingText={isLost ? 'Logging in' : 'Waiting for your passkey'}
          >
            {isLost ? 'Log in with the code' : 'Use the passkey'}
          </Button>
        )}
        <Button variant="ghost" onClick={() => (isLost || isOver ? onBack() : setIsLost(true))}>
          {isLost || isOver ? 'Back to the password' : 'I have no passkey here'}
        </Button>
      </Stack>
    </form>
  )
}
