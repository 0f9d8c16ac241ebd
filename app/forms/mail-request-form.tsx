import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { z } from 'zod'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { waitText } from '@/errors/wait-text'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { AppFormProvider } from './app-form-provider'
import { EmailField } from './fields/person-fields'
import { FormError } from './form-error'
import { FormFailure } from './form-failure'
import { emailRule } from './rules/email'
import { useAppForm } from './use-app-form'

const schema = z.object({ email: emailRule })

interface MailRequestFormProps {
  email?: string
  /** Requests the mail; succeeds for every address, also if nothing is sent. */
  request: (email: string) => Promise<void>
  /** `sent` contains the value `email`. */
  messages: Record<'send' | 'sendAgain' | 'sentTitle' | 'sent', MessageDescriptor>
}

/** A form to request a mail to an address. The response is the same whether it is known or not. */
export function MailRequestForm({ email = '', request, messages }: MailRequestFormProps) {
  const intl = useIntl()
  const form = useAppForm(schema, { defaultValues: { email }, isValidatedOnSubmit: true })
  const sending = useMutation<void, AppError, string>({ mutationFn: request })
  const { error, isLoading, isSuccess } = sending
  const submit = form.handleSubmit((values) => {
    if (!isLoading) sending.mutate(values.email)
  })
  const failure = error ? (waitText(error, intl) ?? serverErrorText(error, intl)) : undefined
  return (
    <AppFormProvider {...form}>
      <form className="stack-4" method="post" noValidate onSubmit={submit}>
        {isSuccess && (
          <Sent title={messages.sentTitle} text={messages.sent} email={sending.variables ?? ''} />
        )}
        <FormFailure text={failure} />
        <FormError />
        <EmailField />
        <Button type="submit" isWide isPending={isLoading}>
          <FormattedMessage {...(isSuccess ? messages.sendAgain : messages.send)} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

function Sent({
  title,
  text,
  email,
}: Record<'title' | 'text', MessageDescriptor> & { email: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tone="success" title={<FormattedMessage {...title} />}>
      <FormattedMessage {...text} values={{ email }} />
    </Alert>
  )
}
