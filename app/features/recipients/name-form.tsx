import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod'
import { AppFormProvider } from '@/forms/app-form-provider'
import { fieldLabels } from '@/forms/field-labels.messages'
import { LIMITS } from '@rules/field-limits'
import { personName } from '@/forms/rules/name'
import { useAppForm } from '@/forms/use-app-form'
import { toErrorText } from '@/forms/use-form-field'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { addToShipmentsMessages as messages } from './add-to-shipments.messages'
import styles from './add-to-shipments.module.css'

const schema = z.object({
  firstName: personName('invalid'),
  lastName: personName('invalid'),
})

/**
 * The form to add a recipient by name. Enter adds the name and focuses the empty form for the next
 * one.
 */
export function NameForm({ onName }: { onName: (firstName: string, lastName: string) => void }) {
  const id = useId()
  const intl = useIntl()
  const form = useAppForm(schema, {
    defaultValues: { firstName: '', lastName: '' },
    isValidatedOnSubmit: true,
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(
    ({ firstName, lastName }) => {
      onName(firstName, lastName)
      form.setValue('firstName', '')
      form.setValue('lastName', '')
      form.setFocus('firstName')
    },
    (refused) => form.setFocus(refused.firstName ? 'firstName' : 'lastName'),
  )
  return (
    <AppFormProvider {...form}>
      <form className={styles.form} noValidate aria-labelledby={id} onSubmit={submit}>
        <h3 id={id} className={styles.formTitle}>
          <FormattedMessage {...messages.newRecipient} />
        </h3>
        <TextField
          {...form.register('firstName')}
          label={<FormattedMessage {...fieldLabels.firstName} />}
          error={toErrorText(errors.firstName?.message, intl)}
          maxLength={LIMITS.name}
        />
        <TextField
          {...form.register('lastName')}
          label={<FormattedMessage {...fieldLabels.lastName} />}
          error={toErrorText(errors.lastName?.message, intl)}
          maxLength={LIMITS.name}
        />
        <Button type="submit" variant="secondary" size="sm">
          <FormattedMessage {...messages.addRecipient} />
        </Button>
      </form>
    </AppFormProvider>
  )
}
