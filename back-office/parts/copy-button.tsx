import { Button } from '@chakra-ui/react/button'
import { Clipboard } from '@chakra-ui/react/clipboard'

/** A button that is named by its text; by itself Chakra names it `Copy to clipboard`. */
export function CopyButton({ value }: { value: string }) {
  return (
    <Clipboard.Root
      value={value}
      translations={{ triggerLabel: (isCopied) => (isCopied ? 'Copied' : 'Copy') }}
    >
      <Clipboard.Trigger asChild>
        <Button size="sm" variant="outline">
          <Clipboard.Indicator copied="Copied">Copy</Clipboard.Indicator>
        </Button>
      </Clipboard.Trigger>
    </Clipboard.Root>
  )
}
