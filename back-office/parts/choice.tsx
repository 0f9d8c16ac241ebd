import { Field } from '@chakra-ui/react/field'
import { NativeSelect } from '@chakra-ui/react/native-select'
import type { ReactNode } from 'react'

interface ChoiceProps {
  label: ReactNode
  /** Its name in a form. */
  name?: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
  isLabelHidden?: boolean
  size?: 'sm' | 'md'
  help?: ReactNode
  error?: string
}

export function Choice(props: ChoiceProps) {
  const { label, name, value, options, onChange, isLabelHidden, size = 'md', help, error } = props
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label srOnly={isLabelHidden}>{label}</Field.Label>
      <NativeSelect.Root size={size}>
        <NativeSelect.Field
          background="bg.panel"
          textOverflow="ellipsis"
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  )
}
