import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { z } from 'zod'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { AppFormProvider } from '@/forms/app-form-provider'
import { EmailField } from '@/forms/fields/person-fields'
import { PasswordField } from '@/forms/fields/password-field'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { emailRule } from '@/forms/rules/email'
import { useAppForm } from '@/forms/use-app-form'
import type { useLogIn } from '@/shopper/customer/use-log-in'
import { Button } from '@/ui/button'
import { signInMessages } from './sign-in.messages'
import styles from './entry-form.module.css'

/** A password that exists already only has to be there. */
const loginSchema = z.object({
  email: emailRule,
  password: z.string('required').min(1, 'required'),
})

/** E-mail and password. `loggingIn` is the page's, which leaves once it has succeeded. */
export function LoginForm({ loggingIn }: { loggingIn: ReturnType<typeof useLogIn> }) {
  const intl = useIntl()
  const form = useAppForm(loginSchema, {
    defaultValues: { email: '', password: '' },
    isJudgedOnSubmit: true,
  })
  const submit = form.handleSubmit((credentials) => {
    if (!loggingIn.isLoading) loggingIn.mutate(credentials)
  })
  return (
    <AppFormProvider {...form}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <FormFailure text={loggingIn.error ? failureText(loggingIn.error, intl) : undefined} />
        <FormError />
        <EmailField autoComplete="username" />
        <PasswordField />
        <Button type="submit" isWide isPending={loggingIn.isLoading}>
          <FormattedMessage {...signInMessages.logIn} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

// One text for both, so that nobody learns which e-mail addresses have an account (ACC-058).
function failureText(error: AppError, intl: IntlShape): string {
  if (error.status === 401) return intl.formatMessage(signInMessages.wrongCredentials)
  if (error.status === 429) return waitText(error, intl)
  return serverErrorText(error, intl)
}

const MINUTE_S = 60

function waitText({ retryAfterMs = 0 }: AppError, intl: IntlShape): string {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  if (seconds <= MINUTE_S) return intl.formatMessage(signInMessages.tooManyAttempts, { seconds })
  const minutes = Math.ceil(seconds / MINUTE_S)
  return intl.formatMessage(signInMessages.tooManyAttemptsLong, { minutes })
}
