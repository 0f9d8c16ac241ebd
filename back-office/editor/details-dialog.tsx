import { Box } from '@chakra-ui/react/box'
import { Button, CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useHistory } from 'react-router-dom'
import type { StudioIdentity } from '@domain/studio-wire'
import { studioApi } from '../api/studio-api'
import { useConfirmation } from '../parts/confirmation'
import { useEditorName } from '../parts/editor-name'
import { IdentityFields, toIdentity } from '../parts/identity-fields'
import type { ItemEditing } from './use-item-editor'
import { LEAVING } from './use-leaving-guard'

interface DetailsDialogProps {
  editing: ItemEditing
  onClose: () => void
}

/** What an item is called, and the way to delete it. What stands in its form is not touched. */
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
      editing.noteIdentity(renamed)
      onClose()
    },
  })
  const deletion = useDeletion(editing)
  const problem = rename.error ?? deletion.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (identity) rename.mutate(identity)
  }
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <form onSubmit={submit}>
              <Dialog.Header>
                <Dialog.Title>Details</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">
                  <IdentityFields draft={draft} onChange={setDraft} />
                  <Box role="alert" color="fg.error" fontSize="sm">
                    {problem instanceof Error && problem.message}
                  </Box>
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button
                  variant="ghost"
                  marginInlineEnd="auto"
                  disabled={deletion.isLoading}
                  onClick={() => void deletion.ask()}
                >
                  Delete
                </Button>
                <Button variant="outline" onClick={onClose}>
                  Cancel
                </Button>
                <Button type="submit" disabled={!identity || rename.isLoading}>
                  Rename
                </Button>
              </Dialog.Footer>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" />
              </Dialog.CloseTrigger>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** Deletes the item, asked once more, and goes back to the list. */
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
      text: 'It is gone for good, with its history.',
      action: 'Delete',
    }
    if (await confirm(question)) mutate()
  }
  return { ask, error, isLoading }
}
