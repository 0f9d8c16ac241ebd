import { forwardRef, useId, type ReactNode, type SelectHTMLAttributes } from 'react'
import { describedBy, FieldFrame } from './field-frame'
import { Icon } from './icon'
import styles from './field.module.css'

interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode
  options: readonly SelectOption[]
  /** First, empty choice. */
  placeholder?: string
  hint?: ReactNode
  error?: ReactNode
  isOptional?: boolean
  isLabelHidden?: boolean
}

/** A native choice list with its label. Takes `{...register('name')}` as it is. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, options, placeholder, hint, error, isOptional, isLabelHidden, className, ...rest },
  ref,
) {
  const ownId = useId()
  const { id = ownId, ...select } = rest
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden, className }}>
      <span className={styles.selectFrame}>
        <select
          ref={ref}
          {...select}
          id={id}
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} className={styles.selectIcon} />
      </span>
    </FieldFrame>
  )
})
