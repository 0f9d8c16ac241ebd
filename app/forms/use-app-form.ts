import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

interface AppFormOptions<Input extends FieldValues> {
  defaultValues: DefaultValues<Input>
  /**
   * Validates nothing before the first submit. For short forms: an error that appears when the last
   * field loses the focus would move the button away from the pointer.
   */
  isValidatedOnSubmit?: boolean
}

/**
 * Returns a form whose values are validated by a schema composed of `forms/rules`. A field is
 * validated when the shopper leaves it, then with every key; a refused submit moves the focus to
 * the `FormError` above it.
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
