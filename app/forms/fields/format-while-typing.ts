import type { ChangeEvent, FocusEvent } from 'react'
import type { FormFieldProps } from '../use-form-field'

/** Handlers that make a field's value readable while it is typed. They take the place of its own. */
export function formatWhileTyping(
  field: Pick<FormFieldProps, 'onChange' | 'onBlur'>,
  format: (typed: string) => string,
) {
  return {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const input = event.target
      // In the middle of a value the caret would jump: there it is formatted on leaving.
      if (input.selectionEnd === input.value.length) input.value = format(input.value)
      return field.onChange(event)
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      const formatted = format(event.target.value)
      if (formatted !== event.target.value) {
        event.target.value = formatted
        void field.onChange(event)
      }
      return field.onBlur(event)
    },
  }
}
