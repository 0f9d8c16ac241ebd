import {
  NativeSelectField,
  NativeSelectIndicator,
  NativeSelectRoot,
} from '@chakra-ui/react/native-select'
import type { HtmlProp } from '@chakra-ui/react/styled-system'
import { forwardRef, useId, type ReactNode, type SelectHTMLAttributes } from 'react'
import { describedBy } from './field-error'
import { FieldFrame } from './field-frame'
import { Icon } from './icon'

interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, HtmlProp> {
  label: ReactNode
  options: readonly SelectOption[]
  /** Text of the first, empty option. */
  placeholder?: string
  hint?: ReactNode
  error?: ReactNode
  isOptional?: boolean
  isLabelHidden?: boolean
}

/** A native select with its label. Accepts `{...register('name')}`. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, options, placeholder, hint, error, isOptional, isLabelHidden, className, ...rest },
  ref,
) {
  const ownId = useId()
  const { id = ownId, ...select } = rest
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden, className }}>
      <NativeSelectRoot>
        <NativeSelectField ref={ref} {...select} aria-describedby={describedBy(id, hint, error)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </NativeSelectField>
        <NativeSelectIndicator>
          <Icon name="chevron-down" size={18} />
        </NativeSelectIndicator>
      </NativeSelectRoot>
    </FieldFrame>
  )
})
