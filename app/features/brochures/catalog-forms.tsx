import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import {
  digitalCatalogRule,
  printedCatalogRule,
  type DigitalCatalogOutput,
  type PrintedCatalogOutput,
} from '@/forms/rules/catalog-request'
import { FormFrame } from '@/forms/form-frame'
import { useAppForm } from '@/forms/use-app-form'
import { Button } from '@/ui/button'
import { catalogMessages as messages } from './catalog.messages'
import styles from './catalog.module.css'
import { ReachFields, RequesterFields } from './requester-fields'
import { ExtensionField, StreetFields } from './street-fields'

interface CatalogFormProps<Values> {
  isPending: boolean
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

/** Asked before the PDF is handed out. */
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
  /** What was told for the PDF. */
  known?: DigitalCatalogOutput
}

/** Asked before a catalog is mailed. */
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

/** Its button waits until every field is right (D3 §5). */
function CatalogForm<Input extends FieldValues, Output>(props: FrameProps<Input, Output>) {
  const { form, submit, isPending, onSubmit, children } = props
  return (
    <FormFrame form={form} isPending={isPending} onSubmit={onSubmit} className={styles.form}>
      <div className={styles.fields}>{children}</div>
      <Button type="submit" isWide disabled={!form.formState.isValid} isPending={isPending}>
        <FormattedMessage {...submit} />
      </Button>
    </FormFrame>
  )
}
