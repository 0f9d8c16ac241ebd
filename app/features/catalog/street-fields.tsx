import { FormattedMessage, useIntl } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import { LIMITS } from '@/forms/limits'
import type { PrintedCatalogInput } from '@/forms/rules/catalog-request'
import { usStates } from '@/forms/rules/regions'
import { useFormField } from '@/forms/use-form-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { catalogMessages as messages } from './catalog.messages'
import styles from './catalog.module.css'

/** Where a printed catalog is mailed to, within the United States. */
export function StreetFields() {
  const { formatMessage } = useIntl()
  const field = useFormField<PrintedCatalogInput>()
  return (
    <>
      <TextField
        {...field('address1')}
        className={styles.wide}
        label={<FormattedMessage {...fieldLabels.address1} />}
        autoComplete="address-line1"
        maxLength={LIMITS.street}
      />
      <TextField
        {...field('address2')}
        className={styles.wide}
        isOptional
        label={<FormattedMessage {...fieldLabels.address2} />}
        autoComplete="address-line2"
        maxLength={LIMITS.unit}
      />
      <TextField
        {...field('city')}
        label={<FormattedMessage {...fieldLabels.city} />}
        autoComplete="address-level2"
        maxLength={LIMITS.city}
      />
      <SelectField
        {...field('stateCode')}
        label={<FormattedMessage {...fieldLabels.stateCode} />}
        placeholder={formatMessage(messages.choose)}
        options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
        autoComplete="address-level1"
      />
    </>
  )
}

/** The extension of the number. */
export function ExtensionField() {
  const field = useFormField<PrintedCatalogInput>()
  return (
    <TextField
      {...field('phoneExt')}
      isOptional
      inputMode="numeric"
      label={<FormattedMessage {...fieldLabels.c_PHONE_EXTENSION} />}
      autoComplete="tel-extension"
      maxLength={LIMITS.extension}
    />
  )
}
