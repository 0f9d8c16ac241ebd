import { FormattedMessage } from 'react-intl'
import { TextField } from '@/ui/text-field'
import { fieldLabels } from '../field-labels.messages'
import { LIMITS } from '../limits'
import { formatPhone } from '../rules/phone'
import type { FormFieldProps } from '../use-form-field'
import { formatWhileTyping } from './format-while-typing'

interface PhoneFieldProps {
  field: FormFieldProps
  autoComplete?: string
  className?: string
}

/** A phone number, made readable while it is typed. */
export function PhoneField({ field, autoComplete = 'tel-national', className }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      {...formatWhileTyping(field, formatPhone)}
      type="tel"
      inputMode="tel"
      label={<FormattedMessage {...fieldLabels.phone} />}
      autoComplete={autoComplete}
      maxLength={LIMITS.phoneTyped}
      className={className}
    />
  )
}
