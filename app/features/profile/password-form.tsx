import { FormattedMessage, useIntl } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { serverErrorText } from '@/errors/server-error-text'
import { fieldLabels } from '@/forms/field-labels.messages'
import { NewPasswordField } from '@/forms/fields/new-password-field'
import { PasswordField } from '@/forms/fields/password-field'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { FormFrame } from '@/forms/form-frame'
import { useAppForm } from '@/forms/use-app-form'
import { showToast } from '@/ui/toast'
import { CollapsibleForm } from './collapsible-form'
import { FormButtons } from './form-buttons'
import { useChangePassword } from './profile.mutations'
import { profileMessages } from './profile.messages'
import styles from './profile.module.css'
import { passwordSchema } from './profile.schemas'

export function PasswordSection({ customer }: { customer: Customer }) {
  return (
    <CollapsibleForm
      title={profileMessages.password}
      open={profileMessages.changePassword}
      held={
        <p className={styles.hint}>
          <FormattedMessage {...profileMessages.passwordHint} />
        </p>
      }
    >
      {(close) => <PasswordForm customer={customer} onClose={close} />}
    </CollapsibleForm>
  )
}

function PasswordForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const intl = useIntl()
  const changing = useChangePassword(customer)
  const form = useAppForm(passwordSchema, {
    defaultValues: { currentPassword: '', password: '' },
    isValidatedOnSubmit: true,
  })
  const { error } = changing
  return (
    <FormFrame
      form={form}
      isPending={changing.isLoading}
      className={styles.form}
      onSubmit={(change) =>
        changing.mutate(change, {
          onSuccess: ({ isRight }) => {
            if (!isRight) {
              form.setError(
                'currentPassword',
                { message: 'currentPassword' },
                { shouldFocus: true },
              )
              return
            }
            showToast({ text: intl.formatMessage(profileMessages.passwordSaved) })
            onClose()
          },
        })
      }
    >
      <FormFailure text={error ? serverErrorText(error, intl) : undefined} />
      <FormError />
      <PasswordField
        name="currentPassword"
        label={<FormattedMessage {...fieldLabels.currentPassword} />}
      />
      <NewPasswordField label={<FormattedMessage {...profileMessages.newPassword} />} />
      <FormButtons
        save={profileMessages.savePassword}
        isPending={changing.isLoading}
        onCancel={onClose}
      />
    </FormFrame>
  )
}
