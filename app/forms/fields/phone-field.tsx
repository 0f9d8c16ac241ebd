import type { ChangeEvent, FocusEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { TextField } from '@/ui/text-field'
import { fieldLabels } from '../field-labels.messages'
import { LIMITS } from '../limits'
import { formatPhone } from '../rules/phone'
import type { FormFieldProps } from '../use-form-field'

interface PhoneFieldProps {
  field: FormFieldProps
  autoComplete?: string
  className?: string
}

/** A phone number, made readable while it is typed. */
export function PhoneField({ field, autoComplete = 'tel-national', className }: PhoneFieldProps) {
  const formatAtEnd = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    // In the middle of a number the caret would jump: there it is formatted on leaving.
    if (input.selectionEnd === input.value.length) input.value = formatPhone(input.value)
    return field.onChange(event)
  }
  const formatOnLeave = (event: FocusEvent<HTMLInputElement>) => {
    const formatted = formatPhone(event.target.value)
    if (formatted !== event.target.value) {
      event.target.value = formatted
      void field.onChange(event)
    }
    return field.onBlur(event)
  }
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      label={<FormattedMessage {...fieldLabels.phone} />}
      autoComplete={autoComplete}
      maxLength={LIMITS.phoneTyped}
      onChange={formatAtEnd}
      onBlur={formatOnLeave}
      className={className}
    />
  )
}
