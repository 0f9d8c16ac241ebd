import { FormattedMessage } from 'react-intl'
import { AppFormProvider } from '@/forms/app-form-provider'
import { formatWhileTyping } from '@/forms/fields/format-while-typing'
import { EmailField, NameFields } from '@/forms/fields/person-fields'
import { fieldLabels } from '@/forms/field-labels.messages'
import { formCard } from '@/forms/form-card'
import { formatBirthday } from '@/forms/rules/birthday'
import {
  emailSignupRule,
  type EmailSignupInput,
  type EmailSignupOutput,
} from '@/forms/rules/email-signup'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { CaptchaBox } from '@/shopper/captcha/captcha-box'
import type { Captcha } from '@/shopper/captcha/use-captcha'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { TextField } from '@/ui/text-field'
import { emailSignupMessages } from './email-signup.messages'
import styles from './email-signup.module.css'
import { PreferenceBoxes } from './preference-boxes'

interface EmailSignupFormProps {
  onSubmit: (values: EmailSignupOutput) => void
  isPending: boolean
  captcha: Captcha
}

/**
 * The newsletter form. The submit button is enabled once everything is valid (FORM-021), so a
 * submission never has invalid fields.
 */
export function EmailSignupForm({ onSubmit, isPending, captcha }: EmailSignupFormProps) {
  // No default values, so that text typed before hydration is kept.
  const form = useAppForm(emailSignupRule, { defaultValues: {} })
  const { isValid } = form.formState
  return (
    <AppFormProvider {...form}>
      <form
        className={classNames(formCard.form, styles.form)}
        noValidate
        onSubmit={form.handleSubmit(onSubmit)}
      >
        <SubscriberFields />
        <PreferenceBoxes />
        <CaptchaBox captcha={captcha} />
        <div className={formCard.actions}>
          <Button type="submit" disabled={!isValid || !captcha.isReady} isPending={isPending}>
            <FormattedMessage {...emailSignupMessages.submit} />
          </Button>
        </div>
      </form>
    </AppFormProvider>
  )
}

function SubscriberFields() {
  const field = useFormField<EmailSignupInput>()
  const birthDay = field('birthDay')
  return (
    <div className={formCard.fields}>
      <EmailField className={formCard.wide} />
      <NameFields />
      <TextField
        {...field('phoneNumber')}
        className={formCard.wide}
        type="tel"
        isOptional
        label={<FormattedMessage {...fieldLabels.phone} />}
      />
      <TextField {...field('zipCode')} label={<FormattedMessage {...fieldLabels.postalCode} />} />
      <TextField
        {...birthDay}
        {...formatWhileTyping(birthDay, formatBirthday)}
        inputMode="numeric"
        label={<FormattedMessage {...fieldLabels.birthDay} />}
        // An error replaces the hint, so that the checkboxes below do not move during a click.
        hint={!birthDay.error && <FormattedMessage {...emailSignupMessages.birthdayHint} />}
      />
    </div>
  )
}
