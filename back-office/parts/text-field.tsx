import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import type { ComponentProps, ReactNode, Ref } from 'react'

interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'children'> {
  label: ReactNode
  help?: ReactNode
  inputRef?: Ref<HTMLInputElement>
  /** What is wrong with the value. */
  error?: string | undefined
}

export function TextField({ label, help, error, required, inputRef, ...input }: TextFieldProps) {
  return (
    <Field.Root required={required} invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input ref={inputRef} background="bg.panel" {...input} />
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  )
}
