import { FormattedMessage } from 'react-intl'
import { ADDRESS_PARTS } from '@/forms/address-parts'
import { fieldLabels } from '@/forms/field-labels.messages'
import { CityField, StateField, StreetLineField } from '@/forms/fields/place-fields'
import type { PrintedCatalogInput } from '@/forms/rules/catalog-request'
import { useFormField } from '@/forms/use-form-field'
import { TextField } from '@/ui/text-field'
import styles from './catalog.module.css'

/** The address for a printed catalog, within the United States. */
export function StreetFields() {
  const field = useFormField<PrintedCatalogInput>()
  return (
    <>
      <StreetLineField className={styles.wide} />
      <TextField
        {...field('address2')}
        className={styles.wide}
        isOptional
        label={<FormattedMessage {...fieldLabels.address2} />}
        maxLength={ADDRESS_PARTS.address2.maxLength}
      />
      <CityField />
      <StateField name="stateCode" />
    </>
  )
}

export function ExtensionField() {
  const field = useFormField<PrintedCatalogInput>()
  return (
    <TextField
      {...field('phoneExt')}
      isOptional
      inputMode="numeric"
      label={<FormattedMessage {...fieldLabels.c_PHONE_EXTENSION} />}
      maxLength={ADDRESS_PARTS.c_PHONE_EXTENSION.maxLength}
    />
  )
}
