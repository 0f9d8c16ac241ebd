import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { useHistory } from 'react-router-dom'
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
import { isWrongLogin } from '@/shopper/customer/login-refusals'
import type { useLogIn } from '@/shopper/customer/use-log-in'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import styles from './entry-form.module.css'
import type { LoginRouteState } from './login-route-state'
import { signInMessages } from './sign-in.messages'
import { waitText } from '@/errors/wait-text'

/** An existing password must not be empty; the current rules for passwords do not apply to it. */
const loginSchema = z.object({
  email: emailRule,
  password: z.string('required').min(1, 'required'),
})

interface LoginFormProps extends Pick<LoginRouteState, 'email' | 'from'> {
  /** The mutation of the page, which redirects after success. */
  loggingIn: ReturnType<typeof useLogIn>
}

export function LoginForm({ loggingIn, email = '', from }: LoginFormProps) {
  const intl = useIntl()
  const history = useHistory()
  const form = useAppForm(loginSchema, {
    defaultValues: { email, password: '' },
    isValidatedOnSubmit: true,
  })
  const submit = form.handleSubmit((credentials) => {
    if (!loggingIn.isLoading) loggingIn.mutate(credentials)
  })
  const goToForgotten = () => {
    const state: LoginRouteState = { from, email: form.getValues('email'), isForgotten: true }
    history.push(paths.login(), state)
  }
  return (
    <AppFormProvider {...form}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <FormFailure text={loggingIn.error ? failureText(loggingIn.error, intl) : undefined} />
        <FormError />
        <EmailField autoComplete="username webauthn" />
        <PasswordField />
        <button type="button" className={styles.forgotten} onClick={goToForgotten}>
          <FormattedMessage {...signInMessages.forgotten} />
        </button>
        <Button type="submit" isWide isPending={loggingIn.isLoading}>
          <FormattedMessage {...signInMessages.logIn} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

// The same text for a wrong address and a wrong password, so that nobody can find out which
// addresses have an account (ACC-058).
function failureText(error: AppError, intl: IntlShape): string {
  if (isWrongLogin(error)) return intl.formatMessage(signInMessages.wrongCredentials)
  return waitText(error, intl, 'login') ?? serverErrorText(error, intl)
}
