import { Button } from '@chakra-ui/react/button'
import { Clipboard } from '@chakra-ui/react/clipboard'

/** A button that is named by its text; by itself Chakra names it `Copy to clipboard`. */
/** @param what such as `link`, if it is not clear */
export function CopyButton({ value, what }: { value: string; what?: string }) {
  const copy = what === undefined ? 'Copy' : `Copy ${what}`
  const copied = what === undefined ? 'Copied' : `${what[0]?.toUpperCase()}${what.slice(1)} copied`

  return (
    <Clipboard.Root
      value={value}
      translations={{ triggerLabel: (isCopied) => (isCopied ? copied : copy) }}
    >
      <Clipboard.Trigger asChild>
        <Button size="sm" variant="outline">
          <Clipboard.Indicator copied={copied}>{copy}</Clipboard.Indicator>
        </Button>
      </Clipboard.Trigger>
    </Clipboard.Root>
  )
}
