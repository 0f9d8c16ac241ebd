import { Input } from '@chakra-ui/react/input'
import type { HtmlProp } from '@chakra-ui/react/styled-system'
import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { describedBy } from './field-error'
import { FieldFrame } from './field-frame'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, HtmlProp> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isOptional?: boolean
  isLabelHidden?: boolean
}

/**
 * A single-line text field with its label. Accepts `{...register('name')}` of react-hook-form.
 * Browsers fill in nothing without `autoComplete`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, isOptional, isLabelHidden, id: givenId, className, ...rest },
  ref,
) {
  const { autoComplete = 'off', ...input } = rest
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden, className }}>
      <Input
        ref={ref}
        type="text"
        {...input}
        autoComplete={autoComplete}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  )
})
