import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { z } from 'zod'
import {
  sendEmailConfirmation,
  type ConfirmationStatus,
} from '@/commerce-client/email-confirmation'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { AppFormProvider } from '@/forms/app-form-provider'
import { EmailField } from '@/forms/fields/person-fields'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { emailRule } from '@/forms/rules/email'
import { useAppForm } from '@/forms/use-app-form'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { confirmationMessages as messages } from './confirmation.messages'
import styles from './entry-form.module.css'
import { waitText } from '@/errors/wait-text'

const schema = z.object({ email: emailRule })

interface ResendFormProps {
  /** Undefined if the form must contain a field for it. */
  email: string | undefined
  onVerified: (email: string) => void
}

/** The form to send the verification link again (ACC-068). */
export function ResendForm({ email, onVerified }: ResendFormProps) {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const form = useAppForm(schema, {
    defaultValues: { email: email ?? '' },
    isValidatedOnSubmit: true,
  })
  const sending = useMutation<ConfirmationStatus, AppError, string>({
    mutationFn: (address) => sendEmailConfirmation(siteId, address),
    onSuccess: (status, address) => {
      if (status === 'verified') onVerified(address)
    },
  })
  const submit = form.handleSubmit((values) => {
    if (!sending.isLoading) sending.mutate(values.email)
  })
  return (
    <AppFormProvider {...form}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {sending.data === 'pending' && <Sent email={sending.variables ?? ''} />}
        <FormFailure text={failureText(sending, intl)} />
        <FormError />
        {email === undefined && <EmailField autoComplete="username" />}
        <Button type="submit" isWide variant="secondary" isPending={sending.isLoading}>
          <FormattedMessage {...messages.sendAgain} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

function failureText(
  { error, data }: { error: AppError | null; data: ConfirmationStatus | undefined },
  intl: IntlShape,
): string | undefined {
  if (data === 'unexpected') return intl.formatMessage(messages.unexpected)
  return error ? (waitText(error, intl) ?? serverErrorText(error, intl)) : undefined
}

function Sent({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tone="success">
      <FormattedMessage {...messages.sent} values={{ email }} />
    </Alert>
  )
}
