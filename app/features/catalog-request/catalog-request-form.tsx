import { useMemo, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { toAddressValues } from '@/forms/address-values'
import { AppFormProvider } from '@/forms/app-form-provider'
import { fieldLabels } from '@/forms/field-labels.messages'
import { AddressFields } from '@/forms/fields/address-fields'
import { formCard as styles } from '@/forms/form-card'
import { formMessages } from '@/forms/forms.messages'
import { FormError } from '@/forms/form-error'
import { LIMITS } from '@rules/field-limits'
import { organizationMessages } from '@/forms/organization-types.messages'
import {
  createCatalogRequestRule,
  organizationTypes,
  type CatalogRequestInput,
  type CatalogRequestOutput,
} from '@/forms/rules/catalog-request'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { useAddressCheck } from '@/purchase/addresses/use-address-check'
import { CaptchaBox } from '@/shopper/captcha/captcha-box'
import type { Captcha } from '@/shopper/captcha/use-captcha'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { catalogRequestMessages as messages } from './catalog-request.messages'

interface CatalogRequestFormProps {
  isCompanyRequired: boolean
  hasCanada: boolean
  isPending: boolean
  captcha: Captcha
  onSubmit: (values: CatalogRequestOutput) => void
}

/**
 * The form for a printed catalog. Addresses in the United States are verified before sending
 * (FORM-035).
 */
export function CatalogRequestForm(props: CatalogRequestFormProps) {
  const { isCompanyRequired, hasCanada, isPending, captcha, onSubmit } = props
  const rule = useMemo(() => createCatalogRequestRule(isCompanyRequired), [isCompanyRequired])
  const form = useAppForm(rule, {
    defaultValues: {
      address: toAddressValues(undefined),
      organizationType: '',
      email: '',
      marketingOptIn: true,
    },
  })
  const { check, isChecking, dialog } = useAddressCheck()
  const isBusy = isPending || isChecking
  // prevents a second click before the button is rendered as pending
  const isSettling = useRef(false)

  const settle = async ({ address }: CatalogRequestOutput) => {
    if (address.countryCode !== 'US') return address
    return check(address, ({ address1, city, stateCode, postalCode }) => {
      form.setValue('address.address1', address1)
      form.setValue('address.city', city)
      form.setValue('address.stateCode', stateCode)
      form.setValue('address.postalCode', postalCode)
    })
  }
  return (
    <AppFormProvider {...form}>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={form.handleSubmit(async (values) => {
          if (isBusy || isSettling.current) return
          isSettling.current = true
          const address = await settle(values).finally(() => {
            isSettling.current = false
          })
          if (address) onSubmit({ ...values, address: { ...values.address, ...address } })
        })}
      >
        <FormError />
        <CompanyKind isRequired={isCompanyRequired} />
        <AddressFields
          section="shipping"
          hasCanada={hasCanada}
          isCompanyRequired={isCompanyRequired}
          hasResidence={false}
        />
        <ReachFields />
        <CaptchaBox captcha={captcha} />
        <div className={styles.actions}>
          <Button type="submit" disabled={!captcha.isReady} isPending={isBusy}>
            <FormattedMessage {...messages.submit} />
          </Button>
        </div>
      </form>
      {dialog}
    </AppFormProvider>
  )
}

function CompanyKind({ isRequired }: { isRequired: boolean }) {
  const { formatMessage } = useIntl()
  const field = useFormField<CatalogRequestInput>()
  return (
    <SelectField
      {...field('organizationType')}
      isOptional={!isRequired}
      label={<FormattedMessage {...fieldLabels.organizationType} />}
      placeholder={formatMessage(formMessages.choose)}
      options={organizationTypes.map((value) => ({
        value,
        label: formatMessage(organizationMessages[value]),
      }))}
    />
  )
}

function ReachFields() {
  const field = useFormField<CatalogRequestInput>()
  const { register } = useFormContext<CatalogRequestInput>()
  return (
    <div className={styles.boxes}>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        label={<FormattedMessage {...fieldLabels.email} />}
        maxLength={LIMITS.email}
      />
      <CheckboxField
        {...register('marketingOptIn')}
        label={<FormattedMessage {...messages.optIn} />}
      />
    </div>
  )
}
