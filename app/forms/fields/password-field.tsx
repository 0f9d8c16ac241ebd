import { FormattedMessage, defineMessages } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import { useFormField } from '@/forms/use-form-field'
import { TextField } from '@/ui/text-field'

const messages = defineMessages({
  hint: {
    id: 'account.passwordHint',
    defaultMessage:
      '8 to 64 characters with small and capital letters, a number and a special character.',
  },
})

interface PasswordFieldProps {
  /** For a new password the hint states its rules. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ autoComplete }: PasswordFieldProps) {
  const field = useFormField<{ password: string }>()
  return (
    <TextField
      {...field('password')}
      type="password"
      autoComplete={autoComplete}
      hint={autoComplete === 'new-password' && <FormattedMessage {...messages.hint} />}
      label={<FormattedMessage {...fieldLabels.password} />}
    />
  )
}
