import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { z } from 'zod'
import type { AppError } from '@/errors/app-error'
import { errorMessages } from '@/errors/errors.messages'
import { AppFormProvider } from '@/forms/app-form-provider'
import { NewPasswordField } from '@/forms/fields/new-password-field'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { ruleMessages } from '@/forms/forms.messages'
import { passwordRule } from '@/forms/rules/password'
import { useAppForm } from '@/forms/use-app-form'
import { Button } from '@/ui/button'
import styles from './entry-form.module.css'
import { newPasswordMessages as messages } from './new-password.messages'
import type { useResetLink } from './use-reset-link'
import { waitText } from '@/errors/wait-text'

const schema = z.object({ password: passwordRule })

type NewPasswordFormProps = Pick<ReturnType<typeof useResetLink>, 'setting' | 'ending'>

export function NewPasswordForm({ setting, ending }: NewPasswordFormProps) {
  const intl = useIntl()
  const form = useAppForm(schema, { defaultValues: { password: '' }, isValidatedOnSubmit: true })
  const submit = form.handleSubmit(({ password }) => {
    if (!setting.isLoading) setting.mutate(password)
  })
  const error = setting.error ?? ending.error
  return (
    <AppFormProvider {...form}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <FormFailure text={error ? failureText(error, intl) : undefined} />
        <FormError />
        <NewPasswordField label={<FormattedMessage {...messages.label} />} />
        <Button type="submit" isWide isPending={setting.isLoading}>
          <FormattedMessage {...messages.submit} />
        </Button>
        <Button variant="quiet" isWide isPending={ending.isLoading} onClick={() => ending.mutate()}>
          <FormattedMessage {...messages.notMe} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

// Expired links have their own page, and all other errors show the generic text.
function failureText(error: AppError, intl: IntlShape): string {
  if (error.title === 'Invalid Password') return intl.formatMessage(ruleMessages.password)
  return waitText(error, intl) ?? intl.formatMessage(errorMessages.generic)
}
