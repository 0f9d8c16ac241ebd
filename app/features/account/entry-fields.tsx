import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import { LIMITS } from '@/forms/limits'
import { useFormField } from '@/forms/use-form-field'
import { TextField } from '@/ui/text-field'

export function EmailField({ autoComplete }: { autoComplete: HTMLInputAutoCompleteAttribute }) {
  const field = useFormField<{ email: string }>()
  return (
    <TextField
      {...field('email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={LIMITS.email}
      label={<FormattedMessage {...fieldLabels.email} />}
    />
  )
}

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

export function NameFields() {
  const field = useFormField<{ firstName: string; lastName: string }>()
  return (
    <>
      <TextField
        {...field('firstName')}
        autoComplete="given-name"
        maxLength={LIMITS.name}
        label={<FormattedMessage {...fieldLabels.firstName} />}
      />
      <TextField
        {...field('lastName')}
        autoComplete="family-name"
        maxLength={LIMITS.name}
        label={<FormattedMessage {...fieldLabels.lastName} />}
      />
    </>
  )
}
