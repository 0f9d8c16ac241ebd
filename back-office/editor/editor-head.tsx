import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { toLabel } from '@contracts/content-field'
import type { MissingTranslation } from '@contracts/missing-translations'
import { BASE_EDITION } from '@contracts/studio'
import { Icon } from '@/ui/icon'
import { Choice } from '../parts/choice'
import { useConfirmation } from '../parts/confirmation'
import { MissingBadges } from '../parts/missing-badges'
import { formatMoment } from '../parts/moment-text'
import { useRight } from '../session/session-context'
import { isPublished, toState } from './item-state.rules'
import type { ItemEditing } from './use-item-editor'

export type EditorDialog = 'schedule' | 'history' | 'details' | 'duplicate'

interface EditorHeadProps {
  editing: ItemEditing
  /** Number of errors in the form's current values. */
  faults: number
  missing: readonly MissingTranslation[]
  onOpen: (what: EditorDialog) => void
  onOpenEdition: (editionId: string) => void
}

const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontSize: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
})

export function EditorHead({ editing, faults, missing, onOpen, onOpenEdition }: EditorHeadProps) {
  const { item, document } = editing
  const state = toState(item, document.isDirty)
  const editions = item.editions.filter(({ id }) => id !== BASE_EDITION)
  return (
    <Flex
      wrap="wrap"
      gap="3"
      align="center"
      paddingInline={{ base: '4', lg: '6' }}
      paddingBlock="3"
      background="bg.panel"
      borderBottomWidth="1px"
    >
      <Box flex="1" minWidth="48">
        <BackLink to="/content">
          <Icon name="chevron-left" size={14} /> Content
        </BackLink>
        <Flex align="center" gap="3" wrap="wrap">
          <Heading as="h1" fontFamily="heading" fontWeight="normal" size="xl">
            {item.name}
          </Heading>
          <Badge colorPalette={state.color}>{state.name}</Badge>
          {faults > 0 && (
            <Badge colorPalette="red">
              {faults} {faults === 1 ? 'fault' : 'faults'}
            </Badge>
          )}
          <MissingBadges missing={missing} />
        </Flex>
        <Box fontSize="xs" color="fg.muted">
          {toLabel(item.contentType)}
          {item.key && ` · ${item.key}`}
        </Box>
      </Box>
      {editions.length > 0 && (
        <Box width={{ base: '100%', sm: '56' }}>
          <Choice
            label="Edition"
            isLabelHidden
            size="sm"
            value={item.editionId}
            options={[
              [BASE_EDITION, 'Without a schedule'],
              ...editions.map(({ id, name, startsAt }): [string, string] => [
                id,
                startsAt ? `${name}, ${formatMoment(startsAt)}` : name,
              ]),
            ]}
            onChange={onOpenEdition}
          />
        </Box>
      )}
      <HeadButtons editing={editing} canPublish={state.canPublish} onOpen={onOpen} />
    </Flex>
  )
}

interface HeadButtonsProps {
  editing: ItemEditing
  canPublish: boolean
  onOpen: (what: EditorDialog) => void
}

function HeadButtons({ editing, canPublish, onOpen }: HeadButtonsProps) {
  const { document, isBusy, item } = editing
  const mayWrite = useRight('content.write')
  const confirm = useConfirmation()
  const unpublish = async () => {
    const question = {
      title: `Unpublish “${item.name}”?`,
      text: 'It disappears from the pages of the shop. Its history stays: an old version can be brought back.',
      action: 'Unpublish',
    }
    if (await confirm(question)) await editing.unpublish()
  }
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" variant="ghost" disabled={!document.canUndo} onClick={document.undo}>
        Undo
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onOpen('details')}>
        Details
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onOpen('history')}>
        History
      </Button>
      {mayWrite && (
        <>
          <Button
            size="sm"
            variant="ghost"
            disabled={document.isDirty}
            onClick={() => onOpen('duplicate')}
          >
            Duplicate
          </Button>
          {isPublished(item) && (
            <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => void unpublish()}>
              Unpublish
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => onOpen('schedule')}>
            Schedule
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={!document.isDirty || isBusy}
            onClick={() => void editing.saveDraft()}
          >
            Save draft
          </Button>
          <Button
            size="sm"
            disabled={!(canPublish || document.isDirty) || isBusy}
            onClick={() => void editing.publish()}
          >
            Publish
          </Button>
        </>
      )}
    </Flex>
  )
}
