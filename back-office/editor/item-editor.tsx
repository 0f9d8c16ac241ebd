import { Box } from '@chakra-ui/react/box'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { findMissingTranslations, localesOfItem } from '@contracts/missing-translations'
import type { StudioBody, StudioItem, StudioTypes, StudioPresence } from '@contracts/studio'
import { NewItemDialog } from '../list/new-item-dialog'
import { DetailsDialog } from './details-dialog'
import { EditorHead, type EditorDialog } from './editor-head'
import { EditorNotices } from './editor-notices'
import { ItemForm } from './item-form'
import { HistoryDialog } from './history-dialog'
import type { EditedItem } from './preview'
import { ScheduleDialog } from './schedule-dialog'
import { useItemEditor } from './use-item-editor'
import type { WantedField } from './use-target-field'
import { useShownFindings } from './use-shown-findings'
import { useLeavingGuard } from './use-leaving-guard'
import { randomId } from '@rules/random-id'
import { studioApi } from '../api/studio-api'
import { useEditorName } from '../parts/editor-name'

const HEARTBEAT_MS = 15_000

/**
 * Reports to the engine that this tab has the item open, and returns the other editors who have it
 * open.
 */
function usePresence(itemId: string): StudioPresence {
  const { name } = useEditorName()
  const [presence, setPresence] = useState<StudioPresence>({ others: [] })
  const [editorId] = useState(randomId)
  useEffect(() => {
    if (name === '') return
    let isOver = false
    const reportPresence = (isLeaving: boolean) =>
      studioApi
        .recordPresence(itemId, { editorId, name, isLeaving })
        .then((reported) => {
          if (!isOver) setPresence(reported)
        })
        // the next heartbeat reports again; the engine removes editors who stop reporting
        .catch(() => undefined)
    void reportPresence(false)
    const leave = () => void reportPresence(true)
    window.addEventListener('pagehide', leave)
    const timer = setInterval(() => void reportPresence(false), HEARTBEAT_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [itemId, editorId, name])
  return presence
}

interface ItemEditorProps {
  first: StudioItem
  known: StudioTypes
  /** Message about the last action, if that action has opened another edition. */
  news?: string
  /** Where name, state and buttons are shown. */
  head: HTMLElement | null
  origin?: string
  wanted?: WantedField
  /** Called with the values of the form. */
  onEdited: (edited: EditedItem) => void
  onItem: (item: StudioItem, done: string) => void
  onOpenEdition: (editionId: string) => void
}

export function ItemEditor(props: ItemEditorProps) {
  const { first, known, news, head, origin, wanted, onEdited, onItem, onOpenEdition } = props
  const editing = useItemEditor(first, { news, onItem })
  const { item, document } = editing
  const presence = usePresence(item.id)
  const [opened, setOpened] = useState<EditorDialog>()
  const close = () => setOpened(undefined)
  const guard = useLeavingGuard(document.isDirty)
  const { findings, onBlur } = useShownFindings(editing)

  useEffect(() => onEdited({ item, body: document.body }), [onEdited, item, document.body])

  const headParts = (
    <>
      <EditorHead
        editing={editing}
        faults={findings.filter(({ severity }) => severity === 'error').length}
        missing={listMissing(item, document.body, known)}
        onOpen={setOpened}
        onOpenEdition={onOpenEdition}
      />
      <EditorNotices
        editing={editing}
        origin={origin}
        presence={presence}
        onCompare={() => setOpened('history')}
      />
    </>
  )
  return (
    <>
      {guard}
      {head && createPortal(headParts, head)}
      <Box onBlur={onBlur}>
        <ItemForm editing={editing} known={known} findings={findings} wanted={wanted} />
      </Box>
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
