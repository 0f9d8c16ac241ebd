import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { ChoiceLabel } from './choice-label'
import { describedBy, FieldError } from './field-error'

interface CheckboxFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A checkbox with its label beside it. Accepts `{...register('name')}`. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(
  function CheckboxField({ label, hint, error, id: givenId, className, ...input }, ref) {
    const ownId = useId()
    const id = givenId ?? ownId
    return (
      <div className={className}>
        <ChoiceLabel htmlFor={id}>
          <input
            ref={ref}
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, hint, error)}
          />
          <span>{label}</span>
          {hint && (
            <span id={`${id}-hint`} data-part="hint">
              {hint}
            </span>
          )}
        </ChoiceLabel>
        <FieldError id={id} error={error} />
      </div>
    )
  },
)
