import type { HtmlProp } from '@chakra-ui/react/styled-system'
import { Textarea } from '@chakra-ui/react/textarea'
import { forwardRef, useId, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { describedBy } from './field-error'
import { FieldFrame } from './field-frame'

interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, HtmlProp> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isOptional?: boolean
  isLabelHidden?: boolean
}

/** A multi-line text field with its label. Accepts `{...register('name')}`. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField(props, ref) {
    const { label, hint, error, isOptional, isLabelHidden, id: givenId, className, ...area } = props
    const ownId = useId()
    const id = givenId ?? ownId
    return (
      <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden, className }}>
        <Textarea ref={ref} rows={3} {...area} aria-describedby={describedBy(id, hint, error)} />
      </FieldFrame>
    )
  },
)
