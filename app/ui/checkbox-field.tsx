import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { describedBy, FieldError } from './field-frame'
import styles from './field.module.css'

interface CheckboxFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A checkbox with its label beside it. Takes `{...register('name')}` as it is. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(
  function CheckboxField({ label, hint, error, id: givenId, className, ...input }, ref) {
    const ownId = useId()
    const id = givenId ?? ownId
    return (
      <div className={className}>
        <label className={styles.choice} htmlFor={id}>
          <input
            ref={ref}
            {...input}
            id={id}
            type="checkbox"
            className={styles.choiceControl}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, hint, error)}
          />
          <span className={styles.choiceText}>{label}</span>
          {hint && (
            <span id={`${id}-hint`} className={styles.choiceHint}>
              {hint}
            </span>
          )}
        </label>
        <FieldError id={id} error={error} />
      </div>
    )
  },
)
