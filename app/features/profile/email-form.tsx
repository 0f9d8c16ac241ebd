import { FormattedMessage, useIntl } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { EmailField } from '@/forms/fields/person-fields'
import { useAppForm } from '@/forms/use-app-form'
import { CollapsibleForm } from './collapsible-form'
import { currentPasswordField, GuardedForm } from './guarded-form'
import { useChangeEmail } from './profile.mutations'
import { profileMessages } from './profile.messages'
import { emailSchema } from './profile.schemas'

export function EmailSection({ customer }: { customer: Customer }) {
  return (
    <CollapsibleForm
      title={profileMessages.email}
      open={profileMessages.changeEmail}
      held={
        <>
          <p>{customer.email}</p>
          <p className="muted">
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
  return (
    <GuardedForm
      form={form}
      changing={changing}
      save={profileMessages.saveEmail}
      toSavedText={({ email }) => intl.formatMessage(profileMessages.emailSaved, { email })}
      onWrongPassword={() =>
        form.setError('currentPassword', { message: 'currentPassword' }, { shouldFocus: true })
      }
      onClose={onClose}
    >
      <EmailField label={<FormattedMessage {...profileMessages.newEmail} />} />
      {currentPasswordField}
    </GuardedForm>
  )
}
