import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod'
import { sendPasswordReset } from '@/commerce-client/password-reset'
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
import styles from './entry-form.module.css'
import { forgottenMessages as messages } from './forgotten-password.messages'
import { waitText } from './wait-text'

const schema = z.object({ email: emailRule })

/**
 * The form to request a link for a new password. The response is the same whether an account exists
 * or not.
 */
export function ForgottenPassword({ email }: { email: string | undefined }) {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const form = useAppForm(schema, {
    defaultValues: { email: email ?? '' },
    isValidatedOnSubmit: true,
  })
  const sending = useMutation<void, AppError, string>({
    mutationFn: (address) => sendPasswordReset(siteId, address),
  })
  const { error, isLoading, isSuccess } = sending
  const submit = form.handleSubmit((values) => {
    if (!isLoading) sending.mutate(values.email)
  })
  return (
    <AppFormProvider {...form}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {isSuccess && <Sent email={sending.variables ?? ''} />}
        <FormFailure
          text={error ? (waitText(error, intl) ?? serverErrorText(error, intl)) : undefined}
        />
        <FormError />
        <EmailField autoComplete="username" />
        <Button type="submit" isWide isPending={isLoading}>
          <FormattedMessage {...(isSuccess ? messages.sendAgain : messages.send)} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

function Sent({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tone="success" title={<FormattedMessage {...messages.sentTitle} />}>
      <FormattedMessage {...messages.sent} values={{ email }} />
    </Alert>
  )
}
