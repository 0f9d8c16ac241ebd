import type { ReactNode } from 'react'
import { type FieldValues, type UseFormReturn } from 'react-hook-form'
import { AppFormProvider } from './app-form-provider'

interface FormFrameProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  /** Whether the form is being sent; a second click then does nothing. */
  isPending: boolean
  onSubmit: (values: Output) => void
  className: string | undefined
  children: ReactNode
}

/**
 * The form element and context of its fields. Values are validated by our rules, not by the
 * browser.
 */
export function FormFrame<Input extends FieldValues, Output>({
  form,
  isPending,
  onSubmit,
  className,
  children,
}: FormFrameProps<Input, Output>) {
  return (
    <AppFormProvider {...form}>
      <form
        className={className}
        method="post"
        noValidate
        onSubmit={form.handleSubmit((values) => {
          if (!isPending) onSubmit(values)
        })}
      >
        {children}
      </form>
    </AppFormProvider>
  )
}
