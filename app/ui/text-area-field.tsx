import { forwardRef, useId, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names'
import { describedBy, FieldFrame } from './field-frame'
import styles from './field.module.css'

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isOptional?: boolean
  isLabelHidden?: boolean
}

/** Several lines of text with their label. Takes `{...register('name')}` as it is. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField(props, ref) {
    const { label, hint, error, isOptional, isLabelHidden, id: givenId, className, ...area } = props
    const ownId = useId()
    const id = givenId ?? ownId
    return (
      <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden, className }}>
        <textarea
          ref={ref}
          rows={3}
          {...area}
          id={id}
          className={classNames(styles.control, styles.area)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
      </FieldFrame>
    )
  },
)
