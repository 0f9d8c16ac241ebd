import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

interface AppFormOptions<Input extends FieldValues> {
  /** What the form holds at first. */
  defaultValues: DefaultValues<Input>
  /**
   * Validates nothing before the first submit. For short forms: a message that appears as the last
   * field is left would move the button away from under the pointer.
   */
  isValidatedOnSubmit?: boolean
}

/**
 * A form whose values obey a schema composed of `forms/rules`. A field is validated when the
 * shopper leaves it, then with every key; a refused submit moves the focus to the `FormError` above
 * it.
 */
export function useAppForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  { defaultValues, isValidatedOnSubmit = false }: AppFormOptions<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: isValidatedOnSubmit ? 'onSubmit' : 'onTouched',
    shouldFocusError: false,
  })
}
