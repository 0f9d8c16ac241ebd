import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { ChoiceLabel } from './choice-label'
import { FieldError } from './field-error'
import styles from './radio-group.module.css'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean
}

interface RadioGroupProps {
  legend: ReactNode
  isLegendHidden?: boolean
  name: string
  options: readonly RadioOption[]
  /** The chosen value of a controlled group; omit it with react-hook-form. */
  value?: string
  onChange?: InputHTMLAttributes<HTMLInputElement>['onChange']
  onBlur?: InputHTMLAttributes<HTMLInputElement>['onBlur']
  inputRef?: Ref<HTMLInputElement>
  error?: ReactNode
  className?: string
}

/**
 * A choice of a few visible options. With react-hook-form: `const {ref, ...field} = register(n)`,
 * `inputRef={ref}`.
 */
export function RadioGroup({ options, value, inputRef, ...group }: RadioGroupProps) {
  const id = useId()
  const { legend, isLegendHidden, error, className, ...input } = group
  return (
    <fieldset
      role="radiogroup"
      className={className}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className="stack-3">
        {options.map((option) => (
          <ChoiceLabel key={option.value}>
            <input
              {...input}
              ref={inputRef}
              type="radio"
              value={option.value}
              {...(value === undefined ? {} : { checked: value === option.value })}
              disabled={option.isDisabled}
            />
            <span>{option.label}</span>
            {option.hint && <span data-part="hint">{option.hint}</span>}
          </ChoiceLabel>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
