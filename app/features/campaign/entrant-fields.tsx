import { FormattedMessage } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import { formatWhileTyping } from '@/forms/fields/format-while-typing'
import { EmailField, NameFields } from '@/forms/fields/person-fields'
import { PhoneField } from '@/forms/fields/phone-field'
import {
  CityField,
  PostalCodeField,
  StateField,
  StreetLineField,
} from '@/forms/fields/place-fields'
import { formCard as styles } from '@/forms/form-card'
import { formatBirthday } from '@/forms/rules/birthday'
import type { CampaignInput } from '@/forms/rules/campaign'
import { useFormField } from '@/forms/use-form-field'
import { TextField } from '@/ui/text-field'
import { campaignMessages as messages } from './campaign.messages'

export function EntrantFields() {
  return (
    <div className={styles.fields}>
      <EntrantPerson />
      <StreetLineField className={styles.wide} />
      <CityField className={styles.wide} />
      <StateField name="state" />
      <PostalCodeField />
    </div>
  )
}

function EntrantPerson() {
  const field = useFormField<CampaignInput>()
  const birthdate = field('birthdate')
  return (
    <>
      <NameFields />
      <EmailField className={styles.wide} />
      <PhoneField field={field('phone')} />
      <TextField
        {...birthdate}
        {...formatWhileTyping(birthdate, formatBirthday)}
        isOptional
        inputMode="numeric"
        label={<FormattedMessage {...fieldLabels.birthdate} />}
        // an error replaces the hint, so that the fields below do not move during a click
        hint={!birthdate.error && <FormattedMessage {...messages.birthdateHint} />}
      />
    </>
  )
}
