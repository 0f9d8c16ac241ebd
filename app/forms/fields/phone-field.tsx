import { FormattedMessage } from 'react-intl'
import { TextField } from '@/ui/text-field'
import { fieldLabels } from '../field-labels.messages'
import { LIMITS } from '@rules/field-limits'
import type { FormFieldProps } from '../use-form-field'
import { formatWhileTyping } from './format-while-typing'
import { usePhoneFormat } from './use-phone-format'

interface PhoneFieldProps {
  field: FormFieldProps
  /** Country of the number's format (ISO 3166). */
  country?: string
  className?: string
  isOptional?: boolean
}

export function PhoneField(props: PhoneFieldProps) {
  const { field, country = 'US', ...look } = props
  const format = usePhoneFormat(country)
  return (
    <TextField
      {...field}
      {...formatWhileTyping(field, format)}
      type="tel"
      inputMode="tel"
      label={<FormattedMessage {...fieldLabels.phone} />}
      maxLength={LIMITS.phoneTyped}
      {...look}
    />
  )
}
