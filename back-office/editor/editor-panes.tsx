import { Tabs } from '@chakra-ui/react/tabs'
import type { ReactNode } from 'react'
import { useIsWide } from '../parts/use-is-wide'

interface EditorPanesProps {
  form: ReactNode
  preview: ReactNode
}

/** Form and live preview side by side; on a phone, one of them at a time. */
export function EditorPanes({ form, preview }: EditorPanesProps) {
  // the same elements in both: a window that becomes narrower must lose nothing that was typed
  const shown = useIsWide() ? { hidden: false, role: 'group', tabIndex: -1 } : {}
  return (
    <Tabs.Root
      defaultValue="form"
      fitted
      flex="1"
      minHeight="0"
      display={{ lg: 'grid' }}
      gridTemplateColumns={{ lg: 'minmax(26rem, 5fr) 6fr' }}
    >
      <Tabs.List display={{ lg: 'none' }}>
        <Tabs.Trigger value="form">Form</Tabs.Trigger>
        <Tabs.Trigger value="preview">Preview</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="form" padding={{ base: '4', lg: '6' }} minWidth="0" {...shown}>
        {form}
      </Tabs.Content>
      <Tabs.Content
        value="preview"
        padding="0"
        minWidth="0"
        borderLeftWidth={{ lg: '1px' }}
        background={{ lg: 'bg.subtle' }}
        {...shown}
      >
        {preview}
      </Tabs.Content>
    </Tabs.Root>
  )
}
