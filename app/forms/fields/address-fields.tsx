import { FormattedMessage } from 'react-intl'
import { TextField } from '@/ui/text-field'
import { ADDRESS_PARTS } from '../address-parts'
import { AutofillSection } from '../autofill'
import { fieldLabels } from '../field-labels.messages'
import type { AddressInput } from '../rules/address'
import { useFormField } from '../use-form-field'
import styles from './address-fields.module.css'
import { AddressFlags } from './address-flags'
import { CountryField, RegionField, useCountry } from './country-fields'
import { PhoneField } from './phone-field'
import { StreetField } from './street-field'

type TextName = 'firstName' | 'lastName' | 'companyName' | 'address2' | 'city'

interface AddressFieldsProps {
  section: 'shipping' | 'billing'
  /** Whether Canada can be chosen (ADDR-040). */
  hasCanada?: boolean
  isCompanyRequired?: boolean
  hasResidence?: boolean
  isPhoneOptional?: boolean
}

/**
 * The fields of an address in the United States, or in Canada if offered, for the `address` of the
 * surrounding form.
 */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <AutofillSection name={props.section}>
      <Fields {...props} />
    </AutofillSection>
  )
}

function Fields({
  section,
  hasCanada = false,
  isCompanyRequired = false,
  hasResidence = true,
  isPhoneOptional = false,
}: AddressFieldsProps) {
  const field = useFormField<{ address: AddressInput }>()
  const country = useCountry()
  const isCanada = country === 'CA'
  const renderText = (name: TextName, className: string | undefined) => (
    <TextField
      {...field(`address.${name}`)}
      className={className}
      isOptional={
        'isOptional' in ADDRESS_PARTS[name] && !(name === 'companyName' && isCompanyRequired)
      }
      label={<FormattedMessage {...fieldLabels[name]} />}
      maxLength={ADDRESS_PARTS[name].maxLength}
    />
  )
  return (
    <div className={styles.grid}>
      <CountryField
        // remounted when the choices change, so that the select shows the current one
        key={String(hasCanada)}
        hasCanada={hasCanada}
        className={styles.full}
      />
      {renderText('firstName', styles.half)}
      {renderText('lastName', styles.half)}
      {renderText('companyName', styles.full)}
      <StreetField className={styles.full} />
      {renderText('address2', styles.full)}
      {section === 'shipping' && <AddressFlags hasResidence={hasResidence} />}
      {renderText('city', styles.third)}
      <RegionField className={styles.shortLeft} />
      <TextField
        {...field('address.postalCode')}
        className={styles.shortRight}
        label={
          <FormattedMessage
            {...(isCanada ? fieldLabels.canadianPostalCode : fieldLabels.postalCode)}
          />
        }
        maxLength={ADDRESS_PARTS.postalCode.maxLength}
        inputMode={isCanada ? 'text' : 'numeric'}
      />
      <PhoneField
        field={field('address.phone')}
        country={country}
        isOptional={isPhoneOptional}
        className={styles.long}
      />
      <TextField
        {...field('address.c_PHONE_EXTENSION')}
        className={styles.short}
        label={<FormattedMessage {...fieldLabels.c_PHONE_EXTENSION} />}
        maxLength={ADDRESS_PARTS.c_PHONE_EXTENSION.maxLength}
        inputMode="numeric"
        isOptional
      />
    </div>
  )
}
