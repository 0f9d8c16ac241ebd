import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { describedBy, FieldFrame } from './field-frame'
import styles from './field.module.css'

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isOptional?: boolean
  isLabelHidden?: boolean
}

/** A line of text with its label. Takes `{...register('name')}` of react-hook-form as it is. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, isOptional, isLabelHidden, id: givenId, className, ...input },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden, className }}>
      <input
        ref={ref}
        type="text"
        {...input}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  )
})
