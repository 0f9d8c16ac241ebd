import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { ADDRESS_PARTS } from '../address-parts'
import { fieldLabels } from '../field-labels.messages'
import { formMessages } from '../forms.messages'
import { usStates } from '@rules/regions'
import { useFormField } from '../use-form-field'

// Fields of a simple address within the United States, without suggestions and verification.

export function StreetLineField({ className }: { className?: string }) {
  const field = useFormField<{ address1: string }>()
  return (
    <TextField
      {...field('address1')}
      className={className}
      label={<FormattedMessage {...fieldLabels.address1} />}
      maxLength={ADDRESS_PARTS.address1.maxLength}
    />
  )
}

export function CityField({ className }: { className?: string }) {
  const field = useFormField<{ city: string }>()
  return (
    <TextField
      {...field('city')}
      className={className}
      label={<FormattedMessage {...fieldLabels.city} />}
      maxLength={ADDRESS_PARTS.city.maxLength}
    />
  )
}

/** @param name the service's name of the field */
export function StateField({ name }: { name: 'state' | 'stateCode' }) {
  const { formatMessage } = useIntl()
  const field = useFormField<{ state: string; stateCode: string }>()
  return (
    <SelectField
      {...field(name)}
      label={<FormattedMessage {...fieldLabels[name]} />}
      placeholder={formatMessage(formMessages.choose)}
      options={usStates.map(({ code, name: label }) => ({ value: code, label }))}
    />
  )
}

export function PostalCodeField() {
  const field = useFormField<{ postalCode: string }>()
  return (
    <TextField
      {...field('postalCode')}
      label={<FormattedMessage {...fieldLabels.postalCode} />}
      maxLength={ADDRESS_PARTS.postalCode.maxLength}
    />
  )
}
