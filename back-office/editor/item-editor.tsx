import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Tabs } from '@chakra-ui/react/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findMissingTranslations, localesOfItem } from '@contracts/missing-translations'
import type { StudioBody, StudioItem, StudioTypes } from '@contracts/studio'
import { studioApi } from '../api/studio-api'
import { NewItemDialog } from '../list/new-item-dialog'
import { useDebounced } from '../parts/use-debounced'
import { useIsWide } from '../parts/use-is-wide'
import { DetailsDialog } from './details-dialog'
import { EditorHead, type EditorDialog } from './editor-head'
import { EditorNotices } from './editor-notices'
import { ItemForm } from './item-form'
import { HistoryDialog } from './history-dialog'
import { Preview } from './preview'
import { ScheduleDialog } from './schedule-dialog'
import { useItemEditor } from './use-item-editor'
import { useLeavingGuard } from './use-leaving-guard'
import { usePresence } from './use-presence'

interface ItemEditorProps {
  first: StudioItem
  known: StudioTypes
  /** Message about the last action, if that action has opened another edition. */
  news?: string
  onItem: (item: StudioItem, done: string) => void
  onOpenEdition: (editionId: string) => void
}

const CHECK_PAUSE_MS = 600

/** Form and live preview side by side; on a phone, one of them at a time. */
export function ItemEditor({ first, known, news, onItem, onOpenEdition }: ItemEditorProps) {
  const editing = useItemEditor(first, { news, onItem })
  const { item, document } = editing
  const presence = usePresence(item.id)
  const isWide = useIsWide()
  const [opened, setOpened] = useState<EditorDialog>()
  const close = () => setOpened(undefined)
  const guard = useLeavingGuard(document.isDirty)
  const settled = useDebounced(document.body, CHECK_PAUSE_MS)
  const checked = useQuery({
    queryKey: ['check', item.id, settled],
    queryFn: () => studioApi.check(settled),
    keepPreviousData: true,
    cacheTime: 0,
  })
  const findings = checked.data?.findings ?? item.findings

  const form = <ItemForm editing={editing} known={known} findings={findings} />
  const preview = <Preview item={item} body={document.body} sites={known.sites} />
  return (
    <>
      {guard}
      {/* sticky, so that messages about the buttons are visible at any scroll position of the form */}
      <Box position={{ md: 'sticky' }} top="0" zIndex="docked" background="bg">
        <EditorHead
          editing={editing}
          faults={findings.filter(({ severity }) => severity === 'error').length}
          missing={listMissing(item, document.body, known)}
          onOpen={setOpened}
          onOpenEdition={onOpenEdition}
        />
        <EditorNotices
          editing={editing}
          presence={presence}
          onCompare={() => setOpened('history')}
        />
      </Box>
      {isWide ? (
        <Grid templateColumns="minmax(26rem, 5fr) 6fr" flex="1" minHeight="0">
          <Box padding="6" minWidth="0">
            {form}
          </Box>
          <Box borderLeftWidth="1px" background="bg.subtle" minWidth="0">
            {preview}
          </Box>
        </Grid>
      ) : (
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
      )}
      {opened === 'schedule' && <ScheduleDialog editing={editing} onClose={close} />}
      {opened === 'details' && <DetailsDialog editing={editing} onClose={close} />}
      {opened === 'duplicate' && (
        <NewItemDialog types={known.types} original={item} onClose={close} />
      )}
      {opened === 'history' && (
        <HistoryDialog editing={editing} compared={editing.conflict?.version} onClose={close} />
      )}
    </>
  )
}

function listMissing({ key }: StudioItem, body: StudioBody, { types, sites }: StudioTypes) {
  const locales = localesOfItem({ key, body }, sites)
  const fieldsOf = (name: string) =>
    types.find(({ contentType }) => contentType === name)?.fields ?? []
  return findMissingTranslations(body, locales, fieldsOf)
}
