import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import {
  digitalCatalogRule,
  printedCatalogRule,
  type DigitalCatalogOutput,
  type PrintedCatalogOutput,
  type PrintedCatalogInput,
} from '@/forms/rules/catalog-request'
import { FormFrame } from '@/forms/form-frame'
import { useAppForm } from '@/forms/use-app-form'
import { CaptchaBox } from '@/shopper/captcha/captcha-box'
import type { Captcha } from '@/shopper/captcha/use-captcha'
import { Button } from '@/ui/button'
import { LoadingOverlay } from '@/ui/loading-overlay'
import { catalogMessages as messages } from './catalog.messages'
import styles from './catalog.module.css'
import { ReachFields, RequesterFields } from './requester-fields'
import { ADDRESS_PARTS } from '@/forms/address-parts'
import { fieldLabels } from '@/forms/field-labels.messages'
import { CityField, StateField, StreetLineField } from '@/forms/fields/place-fields'
import { useFormField } from '@/forms/use-form-field'
import { TextField } from '@/ui/text-field'

/** The address for a printed catalog, within the United States. */
function StreetFields() {
  const field = useFormField<PrintedCatalogInput>()
  return (
    <>
      <StreetLineField className={styles.wide} />
      <TextField
        {...field('address2')}
        className={styles.wide}
        isOptional
        label={<FormattedMessage {...fieldLabels.address2} />}
        maxLength={ADDRESS_PARTS.address2.maxLength}
      />
      <CityField />
      <StateField name="stateCode" />
    </>
  )
}

function ExtensionField() {
  const field = useFormField<PrintedCatalogInput>()
  return (
    <TextField
      {...field('phoneExt')}
      isOptional
      inputMode="numeric"
      label={<FormattedMessage {...fieldLabels.c_PHONE_EXTENSION} />}
      maxLength={ADDRESS_PARTS.c_PHONE_EXTENSION.maxLength}
    />
  )
}

interface CatalogFormProps<Values> {
  isPending: boolean
  captcha: Captcha
  onSubmit: (values: Values) => void
}

const REQUESTER = {
  companyName: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  postalCode: '',
  marketingOptIn: true,
}
const STREET = { address1: '', address2: '', city: '', phoneExt: '' }

/** The form before the PDF can be downloaded. */
export function DigitalCatalogForm(props: CatalogFormProps<DigitalCatalogOutput>) {
  const form = useAppForm(digitalCatalogRule, { defaultValues: REQUESTER })
  return (
    <CatalogForm {...props} form={form} submit={messages.download}>
      <RequesterFields />
      <ReachFields />
    </CatalogForm>
  )
}

interface PrintedFormProps extends CatalogFormProps<PrintedCatalogOutput> {
  /** The values entered for the PDF. */
  known?: DigitalCatalogOutput
}

export function PrintedCatalogForm({ known, ...props }: PrintedFormProps) {
  const form = useAppForm(printedCatalogRule, {
    defaultValues: { ...REQUESTER, ...STREET, ...known },
  })
  return (
    <CatalogForm {...props} form={form} submit={messages.submit}>
      <RequesterFields />
      <StreetFields />
      <ReachFields />
      <ExtensionField />
    </CatalogForm>
  )
}

interface FrameProps<Input extends FieldValues, Output> extends CatalogFormProps<Output> {
  form: UseFormReturn<Input, unknown, Output>
  submit: MessageDescriptor
  children: ReactNode
}

/**
 * The submit button is disabled until all fields are valid and the captcha is solved (FORM-052).
 */
function CatalogForm<Input extends FieldValues, Output>(props: FrameProps<Input, Output>) {
  const { form, submit, isPending, captcha, onSubmit, children } = props
  return (
    <LoadingOverlay isLoading={isPending} text={<FormattedMessage {...messages.sending} />}>
      <FormFrame form={form} isPending={isPending} onSubmit={onSubmit} className="stack-5">
        <div className={styles.fields}>{children}</div>
        <CaptchaBox captcha={captcha} />
        <Button
          type="submit"
          isWide
          disabled={!form.formState.isValid || !captcha.isReady}
          isPending={isPending}
        >
          <FormattedMessage {...submit} />
        </Button>
      </FormFrame>
    </LoadingOverlay>
  )
}
