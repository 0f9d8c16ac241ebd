import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import type { ContentField } from '@contracts/content-field'
import { Icon } from '@/ui/icon'
import { toPathText, type FieldPath } from '../editor/document.rules'
import { useFindingsInside, useForm, useWantedTurn } from './form-context'
import { summarize } from './summarize.rules'

interface ListEntryProps {
  field: ContentField
  path: FieldPath
  /** `slide 1` */
  name: string
  value: unknown
  /** The entry is a single control and cannot be collapsed. */
  isPlain: boolean
  onMoveUp?: () => void
  onMoveDown?: () => void
  onRemove: () => void
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minWidth: 0,
    paddingBlock: '2',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
})

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function ListEntry(props: ListEntryProps) {
  const { field, path, name, value, isPlain } = props
  const { renderField, locales } = useForm()
  const faults = useFindingsInside(path)
  const summary = summarize(value, locales)
  const wantedTurn = useWantedTurn(path)
  const [isOpen, setIsOpen] = useState(summary === '' || wantedTurn !== undefined)
  useEffect(() => {
    if (wantedTurn !== undefined) setIsOpen(true)
  }, [wantedTurn])
  const index = path.at(-1)
  const content = renderField({
    field,
    path,
    label: isPlain ? capitalize(name) : '',
    isRequired: true,
    value,
  })
  if (isPlain) {
    return (
      <Flex data-entry={index} data-path={toPathText(path)} align="start" gap="1">
        <Box flex="1" minWidth="0">
          {content}
        </Box>
        {/* aligns the buttons with the control, below its label */}
        <Box paddingTop="7">
          <EntryButtons {...props} />
        </Box>
      </Flex>
    )
  }
  return (
    <Box
      data-entry={index}
      data-path={toPathText(path)}
      borderWidth="1px"
      borderRadius="l2"
      background="bg.panel"
    >
      <Flex align="center" gap="1" paddingInline="3">
        <Toggle type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Box flexShrink="0" color="fg.muted">
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          </Box>
          <Box fontSize="sm" truncate>
            <Box as="span" color="fg.muted">
              {capitalize(name)}
            </Box>{' '}
            {summary}
          </Box>
          {faults > 0 && (
            <Badge colorPalette="red">
              {faults} {faults === 1 ? 'fault' : 'faults'}
            </Badge>
          )}
        </Toggle>
        <EntryButtons {...props} />
      </Flex>
      {isOpen && (
        <Box padding="3" borderTopWidth="1px">
          {content}
        </Box>
      )}
    </Box>
  )
}

function EntryButtons({ name, onMoveUp, onMoveDown, onRemove }: ListEntryProps) {
  return (
    <Flex flexShrink="0">
      <IconButton
        size="sm"
        variant="ghost"
        data-move="up"
        aria-label={`Move ${name} up`}
        aria-disabled={!onMoveUp}
        onClick={onMoveUp}
      >
        <Box transform="rotate(180deg)">
          <Icon name="chevron-down" size={16} />
        </Box>
      </IconButton>
      <IconButton
        size="sm"
        variant="ghost"
        data-move="down"
        aria-label={`Move ${name} down`}
        aria-disabled={!onMoveDown}
        onClick={onMoveDown}
      >
        <Icon name="chevron-down" size={16} />
      </IconButton>
      <IconButton size="sm" variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="close" size={16} />
      </IconButton>
    </Flex>
  )
}
