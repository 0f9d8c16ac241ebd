import { FormattedMessage } from 'react-intl'
import { TextField } from '@/ui/text-field'
import { fieldLabels, type LabelledField } from '../field-labels.messages'
import { LIMITS } from '../limits'
import type { AddressInput } from '../rules/address'
import { useFormField } from '../use-form-field'
import styles from './address-fields.module.css'
import { AddressFlags } from './address-flags'
import { CountryField, RegionField, useCountry } from './country-fields'
import { PhoneField } from './phone-field'
import { StreetField } from './street-field'

type TextName = 'firstName' | 'lastName' | 'companyName' | 'address2' | 'city'

interface TextPart {
  name: TextName & LabelledField
  className: string | undefined
  /** Detail token of the `autocomplete` attribute. */
  autoComplete: string
  maxLength: number
  isOptional?: boolean
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

const unit: TextPart = {
  name: 'address2',
  className: styles.full,
  autoComplete: 'address-line2',
  maxLength: LIMITS.unit,
  isOptional: true,
}
const city: TextPart = {
  name: 'city',
  className: styles.third,
  autoComplete: 'address-level2',
  maxLength: LIMITS.city,
}

interface AddressFieldsProps {
  section: 'shipping' | 'billing'
  /** Canada may be chosen too (D2 §5). */
  hasCanada?: boolean
  isCompanyRequired?: boolean
  /** Whether it is a residence is asked too, besides a PO box. */
  hasResidence?: boolean
}

/**
 * The parts of an address in the United States, or in Canada where that is offered, in the `address`
 * of the form around it.
 * @param section of the `autocomplete` attributes, so that browsers keep delivery and billing apart
 */
export function AddressFields({
  section,
  hasCanada = false,
  isCompanyRequired = false,
  hasResidence = true,
}: AddressFieldsProps) {
  const field = useFormField<{ address: AddressInput }>()
  const country = useCountry()
  const isCanada = country === 'CA'
  const renderText = ({ name, autoComplete, ...input }: TextPart) => (
    <TextField
      key={name}
      {...field(`address.${name}`)}
      {...input}
      isOptional={input.isOptional && !(name === 'companyName' && isCompanyRequired)}
      label={<FormattedMessage {...fieldLabels[name]} />}
      autoComplete={`${section} ${autoComplete}`}
    />
  )
  return (
    <div className={styles.grid}>
      <CountryField
        // with other choices it begins anew, and shows the one that is made
        key={String(hasCanada)}
        section={section}
        hasCanada={hasCanada}
        className={styles.full}
      />
      {name.map(renderText)}
      <StreetField autoComplete={`${section} address-line1`} className={styles.full} />
      {renderText(unit)}
      {section === 'shipping' && <AddressFlags hasResidence={hasResidence} />}
      {renderText(city)}
      <RegionField section={section} className={styles.shortLeft} />
      <TextField
        {...field('address.postalCode')}
        className={styles.shortRight}
        label={
          <FormattedMessage
            {...(isCanada ? fieldLabels.canadianPostalCode : fieldLabels.postalCode)}
          />
        }
        autoComplete={`${section} postal-code`}
        maxLength={LIMITS.postalCode}
        inputMode={isCanada ? 'text' : 'numeric'}
      />
      <PhoneField
        field={field('address.phone')}
        country={country}
        autoComplete={`${section} tel-national`}
        className={styles.long}
      />
      <TextField
        {...field('address.c_PHONE_EXTENSION')}
        className={styles.short}
        label={<FormattedMessage {...fieldLabels.c_PHONE_EXTENSION} />}
        autoComplete={`${section} tel-extension`}
        maxLength={LIMITS.extension}
        inputMode="numeric"
        isOptional
      />
    </div>
  )
}
