import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Tabs } from '@chakra-ui/react/tabs'
import type { ReactNode } from 'react'
import { useIsWide } from '../parts/use-is-wide'

interface EditorPanesProps {
  form: ReactNode
  preview: ReactNode
}

/** Form and live preview side by side; on a phone, one of them at a time. */
export function EditorPanes({ form, preview }: EditorPanesProps) {
  const isWide = useIsWide()
  if (isWide) {
    return (
      <Grid templateColumns="minmax(26rem, 5fr) 6fr" flex="1" minHeight="0">
        <Box padding="6" minWidth="0">
          {form}
        </Box>
        <Box borderLeftWidth="1px" background="bg.subtle" minWidth="0">
          {preview}
        </Box>
      </Grid>
    )
  }
  return (
    <Tabs.Root defaultValue="form" fitted flex="1">
      <Tabs.List>
        <Tabs.Trigger value="form">Form</Tabs.Trigger>
        <Tabs.Trigger value="preview">Preview</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="form" padding="4">
        {form}
      </Tabs.Content>
      <Tabs.Content value="preview" padding="0">
        {preview}
      </Tabs.Content>
    </Tabs.Root>
  )
}
