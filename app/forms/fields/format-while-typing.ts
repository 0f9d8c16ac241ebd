import type { ChangeEvent, FocusEvent } from 'react'
import type { FormFieldProps } from '../use-form-field'

/** Returns handlers that format a field's value while it is typed. They replace the field's own. */
export function formatWhileTyping(
  field: Pick<FormFieldProps, 'onChange' | 'onBlur'>,
  format: (typed: string) => string,
) {
  return {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const input = event.target
      // formatting within a value would move the caret: then it is formatted on blur
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
