import { FormattedMessage, useIntl } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { NewPasswordField } from '@/forms/fields/new-password-field'
import { useAppForm } from '@/forms/use-app-form'
import { CollapsibleForm } from './collapsible-form'
import { currentPasswordField, GuardedForm } from './guarded-form'
import { useChangePassword } from './profile.mutations'
import { profileMessages } from './profile.messages'
import { passwordSchema } from './profile.schemas'

export function PasswordSection({ customer }: { customer: Customer }) {
  return (
    <CollapsibleForm
      title={profileMessages.password}
      open={profileMessages.changePassword}
      held={
        <p className="muted">
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
  return (
    <GuardedForm
      form={form}
      changing={changing}
      save={profileMessages.savePassword}
      toSavedText={() => intl.formatMessage(profileMessages.passwordSaved)}
      onWrongPassword={() =>
        form.setError('currentPassword', { message: 'currentPassword' }, { shouldFocus: true })
      }
      onClose={onClose}
    >
      {currentPasswordField}
      <NewPasswordField
        username={customer.login}
        label={<FormattedMessage {...profileMessages.newPassword} />}
      />
    </GuardedForm>
  )
}
