import { Box } from '@chakra-ui/react/box'
import { Switch } from '@chakra-ui/react/switch'
import type { ComponentProps } from 'react'

interface ToggleProps extends Omit<ComponentProps<typeof Switch.Root>, 'children'> {
  label: string
  help: string
}

/** A switch, with what it means. */
export function Toggle({ label, help, ...root }: ToggleProps) {
  return (
    <Switch.Root alignItems="flex-start" {...root}>
      <Switch.HiddenInput />
      <Switch.Control marginTop="0.5" />
      <Switch.Label>
        {label}
        <Box fontSize="xs" color="fg.muted" fontWeight="normal">
          {help}
        </Box>
      </Switch.Label>
    </Switch.Root>
  )
}
