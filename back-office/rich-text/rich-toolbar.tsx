import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import type { EditorState } from 'prosemirror-state'
import { useRef, useState, type KeyboardEvent } from 'react'
import { isInTable, linkAt, RICH_COMMANDS, type RichCommand } from './rich-commands'

interface RichToolbarProps {
  label: string
  /** Id of the text that the buttons change. */
  controls: string
  state: EditorState
  onCommand: (command: RichCommand['command']) => void
  onLink: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** One stop of the tab key; the arrow keys move between the buttons. */
export function RichToolbar({ label, controls, state, onCommand, onLink }: RichToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const shown = RICH_COMMANDS.filter(({ isOfTable }) => !isOfTable || isInTable(state))
  const buttons = [
    ...shown.map((one) => ({
      ...one,
      isPressed: one.isOn?.(state),
      run: () => onCommand(one.command),
    })),
    {
      name: 'Link',
      sign: 'Link',
      isPressed: linkAt(state) !== undefined,
      run: onLink,
      keys: 'Control+K',
    },
  ]
  const last = buttons.length - 1
  const active = Math.min(current, last)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const ends: Readonly<Record<string, number>> = { Home: 0, End: last }
    const to = step === undefined ? ends[event.key] : (active + step + buttons.length) % (last + 1)
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <Flex
      ref={bar}
      role="toolbar"
      aria-label={`Format ${label}`}
      aria-controls={controls}
      wrap="wrap"
      gap="1"
      padding="1"
      borderBottomWidth="1px"
      onKeyDown={move}
    >
      {buttons.map(({ name, sign, keys, isPressed, run }, index) => (
        <Button
          key={name}
          size="xs"
          variant={isPressed ? 'subtle' : 'ghost'}
          minWidth="8"
          paddingInline="2"
          fontWeight={name === 'Italic' ? 'normal' : 'semibold'}
          fontStyle={name === 'Italic' ? 'italic' : undefined}
          aria-label={name}
          title={name}
          aria-pressed={isPressed}
          aria-keyshortcuts={keys}
          tabIndex={index === active ? 0 : -1}
          onFocus={() => setCurrent(index)}
          // the selection of the text stays where it is
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {sign}
        </Button>
      ))}
    </Flex>
  )
}
