import { useWatch } from 'react-hook-form'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { fieldLabels, type LabelledField } from '../field-labels.messages'
import { LIMITS } from '../limits'
import type { AddressInput } from '../rules/address'
import { usStates } from '../rules/regions'
import { useFormField } from '../use-form-field'
import styles from './address-fields.module.css'
import { PhoneField } from './phone-field'

const messages = defineMessages({
  chooseState: { id: 'addressFields.chooseState', defaultMessage: 'Select' },
})

const stateOptions = usStates.map(({ code, name }) => ({ value: code, label: name }))

interface TextPart {
  name: Exclude<keyof AddressInput, 'countryCode' | 'stateCode' | 'phone'> & LabelledField
  className: string | undefined
  /** Detail token of the `autocomplete` attribute. */
  autoComplete: string
  maxLength: number
  isOptional?: boolean
  inputMode?: 'numeric'
}

const name: TextPart[] = [
  { name: 'firstName', className: styles.half, autoComplete: 'given-name', maxLength: LIMITS.name },
  { name: 'lastName', className: styles.half, autoComplete: 'family-name', maxLength: LIMITS.name },
  {
    name: 'companyName',
    className: styles.full,
    autoComplete: 'organization',
    maxLength: LIMITS.company,
    isOptional: true,
  },
]

const street: TextPart[] = [
  {
    name: 'address1',
    className: styles.full,
    autoComplete: 'address-line1',
    maxLength: LIMITS.street,
  },
  {
    name: 'address2',
    className: styles.full,
    autoComplete: 'address-line2',
    maxLength: LIMITS.unit,
    isOptional: true,
  },
  { name: 'city', className: styles.third, autoComplete: 'address-level2', maxLength: LIMITS.city },
]

const zip: TextPart[] = [
  {
    name: 'postalCode',
    className: styles.shortRight,
    autoComplete: 'postal-code',
    maxLength: LIMITS.postalCode,
    inputMode: 'numeric',
  },
]

/**
 * The parts of a US address in the `address` of the form around it.
 * @param section of the `autocomplete` attributes, so that browsers keep delivery and billing apart
 */
export function AddressFields({ section }: { section: 'shipping' | 'billing' }) {
  const { formatMessage } = useIntl()
  const field = useFormField<{ address: AddressInput }>()
  const country = useWatch<{ address: AddressInput }, 'address.countryCode'>({
    name: 'address.countryCode',
  })
  const renderText = ({ name, autoComplete, ...input }: TextPart) => (
    <TextField
      key={name}
      {...field(`address.${name}`)}
      {...input}
      label={<FormattedMessage {...fieldLabels[name]} />}
      autoComplete={`${section} ${autoComplete}`}
    />
  )
  return (
    <div className={styles.grid}>
      {name.map(renderText)}
      {street.map(renderText)}
      <SelectField
        {...field('address.stateCode')}
        className={styles.shortLeft}
        label={<FormattedMessage {...fieldLabels.stateCode} />}
        placeholder={formatMessage(messages.chooseState)}
        options={stateOptions}
        autoComplete={`${section} address-level1`}
      />
      {zip.map(renderText)}
      <PhoneField
        field={field('address.phone')}
        country={country}
        autoComplete={`${section} tel-national`}
        className={styles.full}
      />
    </div>
  )
}
