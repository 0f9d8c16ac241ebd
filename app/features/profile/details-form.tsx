import { FormattedMessage, useIntl } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { serverErrorText } from '@/errors/server-error-text'
import { fieldLabels } from '@/forms/field-labels.messages'
import { formatWhileTyping } from '@/forms/fields/format-while-typing'
import { NameFields } from '@/forms/fields/person-fields'
import { PhoneField } from '@/forms/fields/phone-field'
import { formCard } from '@/forms/form-card'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { FormFrame } from '@/forms/form-frame'
import { LIMITS } from '@rules/field-limits'
import { formatBirthday } from '@/forms/rules/birthday'
import { formatPhone } from '@/forms/rules/phone'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { useFormDraft } from '@/shopper/customer/use-form-draft'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { showToast } from '@/ui/toast'
import { useSaveDetails } from './profile.mutations'
import { profileMessages } from './profile.messages'
import styles from './profile.module.css'
import { detailsSchema, toTypedDay, type DetailsInput } from './profile.schemas'

export function DetailsForm({ customer }: { customer: Customer }) {
  const intl = useIntl()
  const saving = useSaveDetails(customer)
  const form = useAppForm(detailsSchema, { defaultValues: toInput(customer) })
  useFormDraft(form, { name: 'profile', customerId: customer.customerId ?? '' })
  const { error } = saving
  return (
    <TitledSection title={profileMessages.details}>
      <FormFrame
        form={form}
        isPending={saving.isLoading}
        className={styles.form}
        onSubmit={(details) =>
          saving.mutate(details, {
            onSuccess: () => {
              form.reset(form.getValues())
              showToast({ text: intl.formatMessage(profileMessages.saved) })
            },
          })
        }
      >
        <FormFailure text={error ? serverErrorText(error, intl) : undefined} />
        <FormError />
        <DetailsFields />
        <div className={formCard.actions}>
          <Button type="submit" isPending={saving.isLoading}>
            <FormattedMessage {...profileMessages.save} />
          </Button>
        </div>
      </FormFrame>
    </TitledSection>
  )
}

function DetailsFields() {
  const field = useFormField<DetailsInput>()
  const birthDay = field('birthDay')
  return (
    <div className={formCard.fields}>
      <NameFields />
      <TextField
        {...field('companyName')}
        className={formCard.wide}
        maxLength={LIMITS.company}
        isOptional
        label={<FormattedMessage {...fieldLabels.companyName} />}
      />
      <PhoneField field={field('phone')} isOptional />
      <TextField
        {...birthDay}
        {...formatWhileTyping(birthDay, formatBirthday)}
        inputMode="numeric"
        isOptional
        label={<FormattedMessage {...fieldLabels.birthDay} />}
        hint={!birthDay.error && <FormattedMessage {...profileMessages.birthdayHint} />}
      />
    </div>
  )
}

function toInput(customer: Customer): DetailsInput {
  const { firstName = '', lastName = '', companyName = '', phoneHome = '', birthday } = customer
  return {
    firstName,
    lastName,
    companyName,
    phone: formatPhone(phoneHome),
    birthDay: toTypedDay(birthday),
  }
}
