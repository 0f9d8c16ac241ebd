import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Code } from '@chakra-ui/react/code'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { officeApi } from '../api/office-api'
import { readForm } from '../parts/read-form'
import { Refusal } from '../parts/refusal'
import { TextField } from '../parts/text-field'
import { useFirstFocus } from './use-first-focus'

interface ForgottenPasswordProps {
  email?: string
  onBack: () => void
}

/** Asks for a mail with a link; it says the same whether the address exists. */
export function ForgottenPassword({ email, onBack }: ForgottenPasswordProps) {
  const mail = useMutation({ mutationFn: officeApi.askForNewPassword })
  const form = useFirstFocus(mail.isSuccess)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    mail.mutate(readForm(event.currentTarget).get('email') ?? '')
  }
  return (
    <form ref={form} onSubmit={submit}>
      <Refusal error={mail.error} />
      <Stack gap="4">
        {mail.isSuccess ? (
          <Box role="status">
            {mail.data.sendsMail ? (
              <>
                If there is an operator with the address {mail.variables}, a mail with a link is on
                its way. The link is valid for 30 minutes.
              </>
            ) : (
              <>
                This shop sends no mail. Whoever runs its server gives an operator a new password
                with <Code>npm run operator -- password {mail.variables}</Code>.
              </>
            )}
          </Box>
        ) : (
          <>
            <TextField
              label="E-mail address"
              name="email"
              type="email"
              required
              autoComplete="username"
              defaultValue={email}
              help="You get a mail with a link for a new password."
            />
            <Button type="submit" loading={mail.isLoading} loadingText="Sending">
              Send the mail
            </Button>
          </>
        )}
        <Button variant="ghost" onClick={onBack}>
          Back to the login
        </Button>
      </Stack>
    </form>
  )
}
