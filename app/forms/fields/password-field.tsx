import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { AUTOFILL } from '@/forms/autofill'
import { fieldLabels } from '@/forms/field-labels.messages'
import { useFormField } from '@/forms/use-form-field'
import { SecretField } from '@/ui/secret-field'

interface PasswordFieldProps {
  name?: string
  label?: ReactNode
}

/** The current password; `NewPasswordField` is for a new one. */
export function PasswordField({ name = 'password', label }: PasswordFieldProps) {
  const field = useFormField<FieldValues>()
  return (
    <SecretField
      {...field(name)}
      autoComplete={AUTOFILL.currentPassword}
      label={label ?? <FormattedMessage {...fieldLabels.password} />}
    />
  )
}
