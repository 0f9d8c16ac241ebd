import { FormattedMessage } from 'react-intl'
import { AppFormProvider } from '@/forms/app-form-provider'
import { PostalCodeField } from '@/forms/fields/place-fields'
import { conciergeLookupRule, type ConciergeLookupOutput } from '@/forms/rules/concierge-lookup'
import { useAppForm } from '@/forms/use-app-form'
import { Button } from '@/ui/button'
import { conciergeMessages as messages } from './concierge.messages'
import styles from './concierge.module.css'

interface ConciergeFormProps {
  isPending: boolean
  onSubmit: (values: ConciergeLookupOutput) => void
}

export function ConciergeForm({ isPending, onSubmit }: ConciergeFormProps) {
  const form = useAppForm(conciergeLookupRule, { defaultValues: { postalCode: '' } })
  return (
    <AppFormProvider {...form}>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={form.handleSubmit((values) => onSubmit(values))}
      >
        <PostalCodeField />
        <Button
          type="submit"
          isWide
          disabled={!form.formState.isValid && !isPending}
          isPending={isPending}
        >
          <FormattedMessage {...messages.submit} />
        </Button>
      </form>
    </AppFormProvider>
  )
}
