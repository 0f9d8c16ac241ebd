import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { TextField } from '@/ui/text-field'
import { ADDRESS_PARTS } from '../address-parts'
import { fieldLabels } from '../field-labels.messages'
import { LIMITS } from '@rules/field-limits'
import { useFormField } from '../use-form-field'

interface PersonFieldProps {
  /** Group of the fields in the form: `chat` for `chat.firstName`. */
  group?: string
}

export function NameFields({ group }: PersonFieldProps) {
  const field = useFormField<FieldValues>()
  return (
    <>
      <TextField
        {...field(inGroup('firstName', group))}
        maxLength={ADDRESS_PARTS.firstName.maxLength}
        label={<FormattedMessage {...fieldLabels.firstName} />}
      />
      <TextField
        {...field(inGroup('lastName', group))}
        maxLength={ADDRESS_PARTS.lastName.maxLength}
        label={<FormattedMessage {...fieldLabels.lastName} />}
      />
    </>
  )
}

interface EmailFieldProps extends PersonFieldProps {
  autoComplete?: HTMLInputAutoCompleteAttribute
  className?: string
  label?: ReactNode
  hint?: ReactNode
}

export function EmailField({ group, label, ...look }: EmailFieldProps) {
  const field = useFormField<FieldValues>()
  return (
    <TextField
      {...field(inGroup('email', group))}
      {...look}
      type="email"
      inputMode="email"
      maxLength={LIMITS.email}
      label={label ?? <FormattedMessage {...fieldLabels.email} />}
    />
  )
}

function inGroup(name: string, group: string | undefined): string {
  return group === undefined ? name : `${group}.${name}`
}
