import { FormattedMessage } from 'react-intl'
import { useHistory } from 'react-router-dom'
import type { OrderKey } from '@/commerce-client/orders'
import { AppFormProvider } from '@/forms/app-form-provider'
import { AUTOFILL } from '@/forms/autofill'
import { fieldLabels } from '@/forms/field-labels.messages'
import { EmailField } from '@/forms/fields/person-fields'
import { FormError } from '@/forms/form-error'
import { orderLookupRule, type OrderLookupInput } from '@/forms/rules/order-lookup'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { orderMessages } from '@/purchase/order-parts/order.messages'
import { keepKey } from './order-key'
import styles from './track-order.module.css'

interface OrderLookupFormProps {
  /** The key of the last look-up. */
  known: OrderKey | undefined
  isPending: boolean
}

/** Asks for an order, and opens it on the same page. */
export function OrderLookupForm({ known, isPending }: OrderLookupFormProps) {
  const history = useHistory()
  const form = useAppForm(orderLookupRule, {
    defaultValues: {
      orderNo: known?.orderNo ?? '',
      email: known?.email ?? '',
      postalCode: known?.postalCode ?? '',
    },
    isValidatedOnSubmit: true,
  })
  return (
    <AppFormProvider {...form}>
      <form
        className={styles.fields}
        noValidate
        onSubmit={form.handleSubmit((values) =>
          history.replace(history.location.pathname, keepKey(values)),
        )}
      >
        <FormError />
        <LookupFields />
        <Button type="submit" isPending={isPending}>
          <FormattedMessage {...orderMessages.find} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

function LookupFields() {
  const field = useFormField<OrderLookupInput>()
  return (
    <>
      <TextField
        {...field('orderNo')}
        label={<FormattedMessage {...fieldLabels.orderNo} />}
        inputMode="numeric"
      />
      <fieldset className="stack-3">
        <legend className="visually-hidden">
          <FormattedMessage {...orderMessages.emailOrZip} />
        </legend>
        <EmailField />
        <p className={styles.or} aria-hidden="true">
          <FormattedMessage {...orderMessages.or} />
        </p>
        <TextField
          {...field('postalCode')}
          autoComplete={`billing ${AUTOFILL.postalCode}`}
          label={<FormattedMessage {...fieldLabels.postalCode} />}
          hint={<FormattedMessage {...orderMessages.billingZip} />}
        />
      </fieldset>
    </>
  )
}
