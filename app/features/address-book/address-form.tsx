import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod'
import type { CustomerAddress } from '@/commerce-client/customers'
import { toAddressValues } from '@/forms/address-values'
import { AppFormProvider } from '@/forms/app-form-provider'
import { AddressFields } from '@/forms/fields/address-fields'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { LIMITS } from '@rules/field-limits'
import { addressNameRule, type AddressInput, type AddressOutput } from '@/forms/rules/address'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { placeKey } from '@/purchase/addresses/read-review'
import { useAddressCheck } from '@/purchase/addresses/use-address-check'
import { useAddressRule } from '@/purchase/addresses/use-address-rule'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { Heading } from '@/ui/heading'
import { TextField } from '@/ui/text-field'
import { addressBookMessages as messages } from './address-book.messages'
import styles from './address-book.module.css'
import type { AddressChange } from './use-address-actions'

interface AddressFormProps {
  /** The entry to change; undefined for a new entry. */
  entry: CustomerAddress | undefined
  headingId: string
  /** Presets the "primary address" checkbox. */
  isFirst: boolean
  status: 'idle' | 'loading' | 'error' | 'success'
  onSave: (change: AddressChange) => void
  onCancel: () => void
}

export function AddressForm({ entry, headingId, isFirst, status, ...rest }: AddressFormProps) {
  const { canadaEnabled } = useSiteConfig().preferences
  const address = useAddressRule()
  const schema = z.object({ name: addressNameRule, isPrimary: z.boolean(), address })
  const form = useAppForm(schema, {
    defaultValues: {
      name: entry?.addressId ?? '',
      isPrimary: isFirst,
      address: toAddressValues(entry),
    },
  })
  const { check, isChecking, dialog } = useAddressCheck()
  const isPending = isChecking || status === 'loading'
  const submit = form.handleSubmit(async ({ name, isPrimary, address: typed }) => {
    if (isPending) return
    const isSamePlace = entry && placeKey(toAddressValues(entry)) === placeKey(typed)
    const settled = isSamePlace
      ? typed
      : await check(typed, (parts) =>
          form.setValue('address', { ...form.getValues('address'), ...parts }),
        )
    if (settled) rest.onSave({ entry, name, isPrimary, address: settled })
  })
  return (
    <AppFormProvider {...form}>
      <form className={styles.form} noValidate aria-labelledby={headingId} onSubmit={submit}>
        <Heading level={2} size="lg" id={headingId} tabIndex={-1}>
          {entry ? (
            <FormattedMessage {...messages.editTitle} values={{ name: entry.addressId }} />
          ) : (
            <FormattedMessage {...messages.newTitle} />
          )}
        </Heading>
        <Failure hasFailed={status === 'error'} isNew={entry === undefined} />
        <FormError />
        <NameField />
        <AddressFields
          section="shipping"
          hasCanada={canadaEnabled || entry?.countryCode === 'CA'}
        />
        {!entry?.preferred && (
          <CheckboxField
            {...form.register('isPrimary')}
            label={<FormattedMessage {...messages.isPrimary} />}
          />
        )}
        <div className="cluster-3">
          <Button type="submit" isPending={isPending}>
            <FormattedMessage {...messages.save} />
          </Button>
          <Button variant="secondary" onClick={rest.onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </div>
      </form>
      {dialog}
    </AppFormProvider>
  )
}

/**
 * A failed change is shown as a form error that takes the focus. For a new entry, only a note is
 * shown that it was not saved (ACC-041, ACC-042).
 */
function Failure({ hasFailed, isNew }: { hasFailed: boolean; isNew: boolean }) {
  const { formatMessage } = useIntl()
  if (!isNew) {
    return <FormFailure text={hasFailed ? formatMessage(messages.updateFailed) : undefined} />
  }
  if (!hasFailed) return null
  return (
    <Alert>
      <FormattedMessage {...messages.notAdded} />
    </Alert>
  )
}

function NameField() {
  const field = useFormField<{ name: string; address: AddressInput | AddressOutput }>()
  return (
    <TextField
      {...field('name')}
      label={<FormattedMessage {...messages.name} />}
      hint={<FormattedMessage {...messages.nameHint} />}
      maxLength={LIMITS.addressName}
      isOptional
    />
  )
}
