import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { ContentTypeForm } from '@contracts/content-field'
import { studioApi } from '../api/studio-api'
import { emptyFields } from '../fields/empty-value.rules'
import { Choice } from '../parts/choice'
import { useEditorName } from '../parts/editor-name'
import { FormDialog } from '../parts/form-dialog'
import { IdentityFields, toIdentity } from '../parts/identity-fields'

interface NewItemDialogProps {
  types: readonly ContentTypeForm[]
  onClose: () => void
}

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
  const submit = () => {
    if (!type || !identity) return
    create.mutate({ ...identity, contentType, editor, body: emptyFields(type.fields) })
  }
  return (
    <FormDialog
      title="New item"
      action="Create"
      isBusy={create.isLoading}
      isIncomplete={!type || !identity}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
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
      </Stack>
    </FormDialog>
  )
}
