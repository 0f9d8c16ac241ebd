import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import type { ComponentProps, ReactNode, Ref } from 'react'

interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'children'> {
  label: ReactNode
  help?: ReactNode
  /** The input stands beside its label and help: for short values in a list. */
  isBeside?: boolean | undefined
  inputRef?: Ref<HTMLInputElement>
  /** What is wrong with the value. */
  error?: string | undefined
}

export function TextField(props: TextFieldProps) {
  const { label, help, isBeside, error, required, inputRef, ...input } = props
  const control = <Input ref={inputRef} background="bg.panel" {...input} />
  const hint = help && <Field.HelperText>{help}</Field.HelperText>
  const name = <Field.Label>{label}</Field.Label>
  return (
    <Field.Root required={required} invalid={error !== undefined}>
      {isBeside ? (
        <Flex gap="4" align="center" width="full">
          <Box flex="1" minWidth="0" overflowWrap="anywhere">
            {name}
            {hint}
          </Box>
          <Box flexShrink={0} width="20">
            {control}
          </Box>
        </Flex>
      ) : (
        <>
          {name}
          {control}
          {hint}
        </>
      )}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  )
}
