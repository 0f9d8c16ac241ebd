import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { ADDRESS_PARTS } from '@/forms/address-parts'
import { fieldLabels } from '@/forms/field-labels.messages'
import { EmailField, NameFields } from '@/forms/fields/person-fields'
import { PhoneField } from '@/forms/fields/phone-field'
import { PostalCodeField } from '@/forms/fields/place-fields'
import { formMessages } from '@/forms/forms.messages'
import { organizationMessages } from '@/forms/organization-types.messages'
import { organizationTypes, type DigitalCatalogInput } from '@/forms/rules/catalog-request'
import { useFormField } from '@/forms/use-form-field'
import { CheckboxField } from '@/ui/checkbox-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { catalogMessages as messages } from './catalog.messages'
import styles from './catalog.module.css'

export function RequesterFields() {
  const { formatMessage } = useIntl()
  const field = useFormField<DigitalCatalogInput>()
  return (
    <>
      <TextField
        {...field('companyName')}
        className={styles.wide}
        label={<FormattedMessage {...fieldLabels.companyName} />}
        maxLength={ADDRESS_PARTS.companyName.maxLength}
      />
      <SelectField
        {...field('organizationType')}
        className={styles.wide}
        label={<FormattedMessage {...fieldLabels.organizationType} />}
        placeholder={formatMessage(formMessages.choose)}
        options={organizationTypes.map((value) => ({
          value,
          label: formatMessage(organizationMessages[value]),
        }))}
      />
      <NameFields />
      <EmailField className={styles.wide} />
    </>
  )
}

export function ReachFields() {
  const field = useFormField<DigitalCatalogInput>()
  const { register } = useFormContext<DigitalCatalogInput>()
  return (
    <>
      <PostalCodeField />
      <PhoneField field={field('phone')} />
      <CheckboxField
        {...register('marketingOptIn')}
        className={styles.wide}
        label={<FormattedMessage {...messages.optIn} />}
      />
    </>
  )
}
