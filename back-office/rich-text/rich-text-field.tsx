import { Box } from '@chakra-ui/react/box'
import { Tabs } from '@chakra-ui/react/tabs'
import { Textarea } from '@chakra-ui/react/textarea'
import { useState } from 'react'
import { RichEditor } from './rich-editor'
import { explainLoss } from './rich-loss.rules'

interface RichTextFieldProps {
  label: string
  lang: string
  isInvalid: boolean
  value: string
  onChange: (html: string) => void
}

type Mode = 'text' | 'html'

/** A text with markup: as shoppers read it, or as HTML if that cannot show all of it. */
export function RichTextField({ label, lang, isInvalid, value, onChange }: RichTextFieldProps) {
  const loss = explainLoss(value)
  const [chosen, setChosen] = useState<Mode>('text')
  const mode = loss === undefined ? chosen : 'html'
  return (
    <Tabs.Root
      value={mode}
      size="sm"
      lazyMount
      unmountOnExit
      onValueChange={(change) => setChosen(change.value === 'html' ? 'html' : 'text')}
    >
      <Tabs.List aria-label={`How to edit ${label}`}>
        <Tabs.Trigger value="text" disabled={loss !== undefined}>
          Text
        </Tabs.Trigger>
        <Tabs.Trigger value="html">HTML</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="text" paddingTop="2">
        <RichEditor {...{ label, lang, isInvalid, value, onChange }} />
      </Tabs.Content>
      <Tabs.Content value="html" paddingTop="2">
        {loss !== undefined && (
          <Box fontSize="xs" color="fg.muted" marginBottom="1">
            {loss}
          </Box>
        )}
        <Textarea
          lang={lang}
          value={value}
          aria-label={`${label}, HTML`}
          background="bg.panel"
          rows={7}
          fieldSizing="content"
          maxHeight="2xl"
          fontFamily="mono"
          fontSize="sm"
          onChange={({ target }) => {
            setChosen('html')
            onChange(target.value)
          }}
        />
      </Tabs.Content>
    </Tabs.Root>
  )
}
