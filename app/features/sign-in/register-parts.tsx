import { useFormContext, type FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { ReactNode } from 'react'
import { ADDRESS_PARTS } from '@/forms/address-parts'
import { fieldLabels } from '@/forms/field-labels.messages'
import { AddressFields } from '@/forms/fields/address-fields'
import { formMessages } from '@/forms/forms.messages'
import { organizationMessages } from '@/forms/organization-types.messages'
import { organizationTypes } from '@/forms/rules/catalog-request'
import { useFormField } from '@/forms/use-form-field'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { CheckboxField } from '@/ui/checkbox-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { signInMessages } from './sign-in.messages'

interface PartProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

export function BusinessPart(props: PartProps) {
  const { formatMessage } = useIntl()
  const field = useFormField<FieldValues>()
  return (
    <OptionalPart label={signInMessages.isBusiness} {...props}>
      <TextField
        {...field('companyName')}
        label={<FormattedMessage {...fieldLabels.companyName} />}
        maxLength={ADDRESS_PARTS.companyName.maxLength}
      />
      <SelectField
        {...field('organizationType')}
        label={<FormattedMessage {...fieldLabels.organizationType} />}
        placeholder={formatMessage(formMessages.choose)}
        options={organizationTypes.map((value) => ({
          value,
          label: formatMessage(organizationMessages[value]),
        }))}
      />
    </OptionalPart>
  )
}

/** The fields of an optional address, the first entry of the address book (ACC-064). */
export function AddressPart({ isOpen, onToggle }: PartProps) {
  const { canadaEnabled } = useSiteConfig().preferences
  const { getValues, setValue } = useFormContext()
  const toggle = (willOpen: boolean) => {
    // preset the customer's own name, which is usually right
    for (const name of ['firstName', 'lastName']) {
      const own: unknown = getValues(name)
      if (willOpen && !getValues(`address.${name}`)) setValue(`address.${name}`, own)
    }
    onToggle(willOpen)
  }
  return (
    <OptionalPart label={signInMessages.addAddress} isOpen={isOpen} onToggle={toggle}>
      <AddressFields section="shipping" hasCanada={canadaEnabled} />
    </OptionalPart>
  )
}

interface OptionalPartProps extends PartProps {
  label: MessageDescriptor
  children: ReactNode
}

function OptionalPart({ label, isOpen, onToggle, children }: OptionalPartProps) {
  return (
    <div className="stack-4">
      <CheckboxField
        checked={isOpen}
        onChange={({ target }) => onToggle(target.checked)}
        label={<FormattedMessage {...label} />}
      />
      {isOpen && <div className="stack-4">{children}</div>}
    </div>
  )
}
