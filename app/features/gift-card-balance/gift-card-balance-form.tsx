import { FormattedMessage } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import { FormError } from '@/forms/form-error'
import { FormFrame } from '@/forms/form-frame'
import { LIMITS } from '@rules/field-limits'
import {
  giftCardBalanceRule,
  type GiftCardBalanceInput,
  type GiftCardBalanceOutput,
} from '@/forms/rules/gift-card-balance'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { CaptchaBox } from '@/shopper/captcha/captcha-box'
import type { Captcha } from '@/shopper/captcha/use-captcha'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { giftCardBalanceMessages as messages } from './gift-card-balance.messages'
import styles from './gift-card-balance.module.css'

interface GiftCardBalanceFormProps {
  isPending: boolean
  captcha: Captcha
  onSubmit: (values: GiftCardBalanceOutput) => void
}

export function GiftCardBalanceForm(props: GiftCardBalanceFormProps) {
  const { isPending, captcha, onSubmit } = props
  const form = useAppForm(giftCardBalanceRule, {
    defaultValues: { giftCardNumber: '', securityCode: '' },
    isValidatedOnSubmit: true,
  })
  return (
    <FormFrame form={form} isPending={isPending} onSubmit={onSubmit} className={styles.form}>
      <FormError />
      <Fields />
      <CaptchaBox captcha={captcha} />
      <Button type="submit" disabled={!captcha.isReady} isPending={isPending}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </FormFrame>
  )
}

function Fields() {
  const field = useFormField<GiftCardBalanceInput>()
  return (
    <div className={styles.fields}>
      <TextField
        {...field('giftCardNumber')}
        label={<FormattedMessage {...fieldLabels.giftCardNumber} />}
        hint={<FormattedMessage {...messages.numberHint} />}
        maxLength={LIMITS.giftCardNumber}
      />
      <TextField
        {...field('securityCode')}
        label={<FormattedMessage {...fieldLabels.securityCode} />}
        hint={<FormattedMessage {...messages.codeHint} />}
        inputMode="numeric"
        maxLength={LIMITS.giftCardCode}
      />
    </div>
  )
}
