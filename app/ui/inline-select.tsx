import { useId, type ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './inline-select.module.css'

interface InlineSelectProps<Value extends string> {
  label: ReactNode
  /** Name of the field, for a form that is submitted without scripts. */
  name?: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/**
 * A native select with its label beside it, for toolbars: no hint, no error. It does not use the
 * form field components, which add 6 kB to pages without a form.
 */
export function InlineSelect<Value extends string>(props: InlineSelectProps<Value>) {
  const id = useId()
  const { label, name, options, value, onChange, className } = props
  return (
    <span className={classNames(styles.inline, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.frame}>
        <select
          id={id}
          name={name}
          className={styles.select}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} className={styles.icon} />
      </span>
    </span>
  )
}
