import { Box } from '@chakra-ui/react/box'
import { Checkbox } from '@chakra-ui/react/checkbox'

interface OptionProps {
  name: string
  label: string
  help: string
  isDisabled?: boolean
  marginTop?: string
}

/** A tick of a form, with what it means. */
export function Option({ name, label, help, isDisabled, marginTop }: OptionProps) {
  return (
    <Checkbox.Root
      name={name}
      value="yes"
      alignItems="flex-start"
      disabled={isDisabled}
      marginTop={marginTop}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control marginTop="0.5" />
      <Checkbox.Label>
        {label}
        <Box fontSize="xs" color="fg.muted" fontWeight="normal">
          {help}
        </Box>
      </Checkbox.Label>
    </Checkbox.Root>
  )
}
