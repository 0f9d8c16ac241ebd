import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { StudioIdentity } from '@contracts/studio'
import { studioApi } from '../api/studio-api'
import { useConfirmation } from '../parts/confirmation'
import { useEditorName } from '../parts/editor-name'
import { FormDialog } from '../parts/form-dialog'
import { IdentityFields, toIdentity } from '../parts/identity-fields'
import type { ItemEditing } from './use-item-editor'
import { LEAVING } from './use-leaving-guard'

interface DetailsDialogProps {
  editing: ItemEditing
  onClose: () => void
}

export function DetailsDialog({ editing, onClose }: DetailsDialogProps) {
  const { item } = editing
  const { name: editor } = useEditorName()
  const [draft, setDraft] = useState({ name: item.name, key: item.key ?? '' })
  const identity = toIdentity(draft)
  const rename = useMutation({
    mutationFn: (wanted: StudioIdentity) => {
      const known = { name: item.name, ...(item.key !== undefined && { key: item.key }) }
      return studioApi.renameItem(item.id, { ...wanted, known, editor })
    },
    onSuccess: (renamed) => {
      editing.recordIdentity(renamed)
      onClose()
    },
  })
  const deletion = useDeletion(editing)
  return (
    <FormDialog
      title="Details"
      action="Rename"
      isBusy={rename.isLoading}
      isIncomplete={!identity}
      error={rename.error ?? deletion.error}
      onSubmit={() => identity && rename.mutate(identity)}
      onClose={onClose}
      aside={
        <Button
          variant="ghost"
          marginInlineEnd="auto"
          disabled={deletion.isLoading}
          onClick={() => void deletion.ask()}
        >
          Delete
        </Button>
      }
    >
      <Stack gap="4">
        <IdentityFields draft={draft} onChange={setDraft} />
      </Stack>
    </FormDialog>
  )
}

/** Deletes the item after a confirmation, and returns to the list. */
function useDeletion({ item }: ItemEditing) {
  const confirm = useConfirmation()
  const history = useHistory()
  const client = useQueryClient()
  const { mutate, error, isLoading } = useMutation({
    mutationFn: () => studioApi.deleteItem(item.id),
    onSuccess: () => {
      void client.invalidateQueries(['items'])
      history.push('/content', LEAVING)
    },
  })
  const ask = async () => {
    const question = {
      title: `Delete “${item.name}”?`,
      text: 'It is deleted permanently, with its history.',
      action: 'Delete',
    }
    if (await confirm(question)) mutate()
  }
  return { ask, error, isLoading }
}
