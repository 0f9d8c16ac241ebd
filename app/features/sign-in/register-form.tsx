import { FormattedMessage, useIntl } from 'react-intl'
import { serverErrorText } from '@/errors/server-error-text'
import { AppFormProvider } from '@/forms/app-form-provider'
import { EmailField, NameFields } from '@/forms/fields/person-fields'
import { NewPasswordField } from '@/forms/fields/new-password-field'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { useAppForm } from '@/forms/use-app-form'
import { Button } from '@/ui/button'
import { signInMessages } from './sign-in.messages'
import styles from './entry-form.module.css'
import { registerSchema } from './register.schemas'
import type { useRegister } from './use-register'

/** Name, e-mail and a password. `registering` is the page's, which leaves once it has succeeded. */
export function RegisterForm({ registering }: { registering: ReturnType<typeof useRegister> }) {
  const intl = useIntl()
  const form = useAppForm(registerSchema, {
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    isJudgedOnSubmit: true,
  })
  const submit = form.handleSubmit((registration) => {
    if (registering.isLoading) return
    registering.mutate(registration, {
      onError: ({ fieldErrors = {} }) => {
        for (const name of ['firstName', 'lastName', 'email', 'password'] as const) {
          if (fieldErrors[name]) form.setError(name, { message: fieldErrors[name] })
        }
      },
    })
  })
  const { error } = registering
  return (
    <AppFormProvider {...form}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <FormFailure
          text={error && !error.fieldErrors ? serverErrorText(error, intl) : undefined}
        />
        <FormError />
        <NameFields />
        <EmailField />
        <NewPasswordField />
        <Button type="submit" isWide isPending={registering.isLoading}>
          <FormattedMessage {...signInMessages.register} />
        </Button>
      </form>
    </AppFormProvider>
  )
}
