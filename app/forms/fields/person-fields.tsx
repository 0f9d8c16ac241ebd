import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { TextField } from '@/ui/text-field'
import { fieldLabels } from '../field-labels.messages'
import { LIMITS } from '../limits'
import { useFormField } from '../use-form-field'

/** First and last name, of a form that has both. */
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

interface EmailFieldProps {
  autoComplete?: HTMLInputAutoCompleteAttribute
  className?: string
  /** What the address is for. */
  hint?: ReactNode
}

export function EmailField({ autoComplete = 'email', className, hint }: EmailFieldProps) {
  const field = useFormField<{ email: string }>()
  return (
    <TextField
      {...field('email')}
      className={className}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={LIMITS.email}
      label={<FormattedMessage {...fieldLabels.email} />}
      hint={hint}
    />
  )
}
