import { Box } from '@chakra-ui/react/box'
import { Button, CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useHistory } from 'react-router-dom'
import type { ContentTypeForm } from '@domain/content-field'
import { studioApi } from '../api/studio-api'
import { emptyFields } from '../fields/empty-value.rules'
import { Choice } from '../parts/choice'
import { useEditorName } from '../parts/editor-name'
import { IdentityFields, toIdentity } from '../parts/identity-fields'

interface NewItemDialogProps {
  types: readonly ContentTypeForm[]
  onClose: () => void
}

/** Makes a new item, and opens its form. */
export function NewItemDialog({ types, onClose }: NewItemDialogProps) {
  const { name: editor } = useEditorName()
  const history = useHistory()
  const client = useQueryClient()
  const [contentType, setContentType] = useState('')
  const [draft, setDraft] = useState({ name: '', key: '' })
  const type = types.find((one) => one.contentType === contentType)
  const identity = toIdentity(draft)
  const create = useMutation({
    mutationFn: studioApi.createItem,
    onSuccess: ({ id }) => {
      void client.invalidateQueries(['items'])
      history.push(`/content/${encodeURIComponent(id)}`)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!type || !identity) return
    create.mutate({ ...identity, contentType, editor, body: emptyFields(type.fields) })
  }
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <form onSubmit={submit}>
              <Dialog.Header>
                <Dialog.Title>New item</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">
                  <Choice
                    label="Type of content"
                    value={contentType}
                    options={[
                      ['', 'Choose a type'],
                      ...types.map((one): [string, string] => [one.contentType, one.label]),
                    ]}
                    onChange={setContentType}
                  />
                  <IdentityFields draft={draft} onChange={setDraft} />
                  <Box role="alert" color="fg.error" fontSize="sm">
                    {create.error instanceof Error && create.error.message}
                  </Box>
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" onClick={onClose}>
                  Cancel
                </Button>
                <Button type="submit" disabled={!type || !identity || create.isLoading}>
                  Create
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
