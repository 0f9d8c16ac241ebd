import { FormattedMessage, useIntl } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import { formatWhileTyping } from '@/forms/fields/format-while-typing'
import { EmailField, NameFields } from '@/forms/fields/person-fields'
import { PhoneField } from '@/forms/fields/phone-field'
import { formCard as styles } from '@/forms/form-card'
import { LIMITS } from '@/forms/limits'
import { formatBirthday } from '@/forms/rules/birthday'
import type { CampaignInput } from '@/forms/rules/campaign'
import { usStates } from '@/forms/rules/regions'
import { useFormField } from '@/forms/use-form-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { campaignMessages as messages } from './campaign.messages'

/** Who takes part, and where they live. */
export function EntrantFields() {
  return (
    <div className={styles.fields}>
      <EntrantPerson />
      <HomeFields />
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
        // an error takes the hint's line: what is below must not move from under a press
        hint={!birthdate.error && <FormattedMessage {...messages.birthdateHint} />}
        autoComplete="bday"
      />
    </>
  )
}

function HomeFields() {
  const { formatMessage } = useIntl()
  const field = useFormField<CampaignInput>()
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
        {...field('city')}
        className={styles.wide}
        label={<FormattedMessage {...fieldLabels.city} />}
        autoComplete="address-level2"
        maxLength={LIMITS.city}
      />
      <SelectField
        {...field('state')}
        label={<FormattedMessage {...fieldLabels.state} />}
        placeholder={formatMessage(messages.choose)}
        options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
        autoComplete="address-level1"
      />
      <TextField
        {...field('postalCode')}
        label={<FormattedMessage {...fieldLabels.postalCode} />}
        autoComplete="postal-code"
        maxLength={LIMITS.postalCode}
      />
    </>
  )
}
