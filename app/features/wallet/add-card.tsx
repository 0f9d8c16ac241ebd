import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod'
import type { AppError } from '@/errors/app-error'
import { AppFormProvider } from '@/forms/app-form-provider'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { LIMITS } from '@rules/field-limits'
import { requiredText } from '@/forms/rules/text'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { CardForm } from '@/purchase/payment/card-form'
import { useCardForm } from '@/purchase/payment/use-card-form'
import { useCustomer } from '@/shopper/customer/use-customer'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { Heading } from '@/ui/heading'
import { TextField } from '@/ui/text-field'
import { addFailureText } from './add-card-failure'
import type { NewCard } from './use-card-actions'
import { walletMessages as messages } from './wallet.messages'
import styles from './wallet.module.css'

const schema = z.object({
  holder: requiredText(LIMITS.cardHolder),
  isDefault: z.boolean(),
  forSubscriptions: z.boolean(),
})

interface AddCardProps {
  headingId: string
  /** Presets the "default card" checkbox. */
  isFirst: boolean
  isPending: boolean
  error: AppError | null
  onAdd: (card: NewCard) => void
  onCancel: () => void
}

/**
 * The form for a new card. The number is entered in the gateway's own fields and only sent to the
 * gateway.
 */
export function AddCard({ headingId, isFirst, isPending, error, onAdd, onCancel }: AddCardProps) {
  const intl = useIntl()
  const { data: customer } = useCustomer()
  const card = useCardForm(true)
  const holder = [customer?.firstName, customer?.lastName].filter(Boolean).join(' ')
  const form = useAppForm(schema, {
    defaultValues: { holder, isDefault: isFirst, forSubscriptions: false },
  })
  const submit = form.handleSubmit(
    (values) => {
      if (!isPending) onAdd({ ...values, createToken: () => card.createToken(new Date()) })
    },
    // shows all errors at once
    () => card.check(new Date()),
  )
  return (
    <AppFormProvider {...form}>
      <form className={styles.form} noValidate aria-labelledby={headingId} onSubmit={submit}>
        <Heading level={2} size="lg" id={headingId} tabIndex={-1}>
          <FormattedMessage {...messages.newTitle} />
        </Heading>
        <FormFailure text={error && !isPending ? addFailureText(error, intl) : undefined} />
        <FormError />
        <HolderField />
        <CardForm card={card} />
        <div className="stack-2">
          <CheckboxField
            {...form.register('isDefault')}
            label={<FormattedMessage {...messages.isDefault} />}
          />
          <CheckboxField
            {...form.register('forSubscriptions')}
            label={<FormattedMessage {...messages.forSubscriptions} />}
          />
        </div>
        <div className="cluster-3">
          <Button type="submit" isPending={isPending}>
            <FormattedMessage {...messages.save} />
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </div>
      </form>
    </AppFormProvider>
  )
}

function HolderField() {
  const field = useFormField<z.input<typeof schema>>()
  return (
    <TextField
      {...field('holder')}
      label={<FormattedMessage {...messages.holder} />}
      maxLength={LIMITS.cardHolder}
    />
  )
}
