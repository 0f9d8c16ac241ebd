import { FormattedMessage, useIntl } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { serverErrorText } from '@/errors/server-error-text'
import { fieldLabels } from '@/forms/field-labels.messages'
import { PasswordField } from '@/forms/fields/password-field'
import { EmailField } from '@/forms/fields/person-fields'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { FormFrame } from '@/forms/form-frame'
import { useAppForm } from '@/forms/use-app-form'
import { showToast } from '@/ui/toast'
import { CollapsibleForm } from './collapsible-form'
import { FormButtons } from './form-buttons'
import { useChangeEmail } from './profile.mutations'
import { profileMessages } from './profile.messages'
import styles from './profile.module.css'
import { emailSchema } from './profile.schemas'

export function EmailSection({ customer }: { customer: Customer }) {
  return (
    <CollapsibleForm
      title={profileMessages.email}
      open={profileMessages.changeEmail}
      held={
        <>
          <p>{customer.email}</p>
          <p className={styles.hint}>
            <FormattedMessage {...profileMessages.emailHint} />
          </p>
        </>
      }
    >
      {(close) => <EmailForm customer={customer} onClose={close} />}
    </CollapsibleForm>
  )
}

function EmailForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const intl = useIntl()
  const changing = useChangeEmail(customer)
  const form = useAppForm(emailSchema, {
    defaultValues: { email: '', currentPassword: '' },
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
            const { email } = change
            showToast({ text: intl.formatMessage(profileMessages.emailSaved, { email }) })
            onClose()
          },
        })
      }
    >
      <FormFailure text={error ? serverErrorText(error, intl) : undefined} />
      <FormError />
      <EmailField label={<FormattedMessage {...profileMessages.newEmail} />} />
      <PasswordField
        name="currentPassword"
        label={<FormattedMessage {...fieldLabels.currentPassword} />}
      />
      <FormButtons
        save={profileMessages.saveEmail}
        isPending={changing.isLoading}
        onCancel={onClose}
      />
    </FormFrame>
  )
}
