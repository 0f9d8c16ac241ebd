import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import { useFormField } from '@/forms/use-form-field'
import { TextField } from '@/ui/text-field'

interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
}

export function PasswordField({ autoComplete, hint }: PasswordFieldProps) {
  const field = useFormField<{ password: string }>()
  return (
    <TextField
      {...field('password')}
      type="password"
      autoComplete={autoComplete}
      hint={hint}
      label={<FormattedMessage {...fieldLabels.password} />}
    />
  )
}
