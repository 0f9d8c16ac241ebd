import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { ContentTypeForm } from '@contracts/content-field'
import { BASE_EDITION, type StudioBody } from '@contracts/studio'
import { studioApi, contentPath } from '../api/studio-api'
import { emptyFields } from '../fields/empty-value.rules'
import { Choice } from '../parts/choice'
import { useEditorName } from '../parts/editor-name'
import { FormDialog } from '../parts/form-dialog'
import { IdentityFields, toIdentity } from '../parts/identity-fields'
import { TypeList, TypeWords } from '../parts/type-list'

/** Items whose keys begin with this are templates for others of their type. */
const TEMPLATES = 'templates/'

interface Original {
  name: string
  key?: string
  contentType: string
  body: StudioBody
}

interface NewItemDialogProps {
  types: readonly ContentTypeForm[]
  /** The item that is duplicated. */
  original?: Original
  onClose: () => void
}

export function NewItemDialog({ types, original, onClose }: NewItemDialogProps) {
  const { name: editor } = useEditorName()
  const history = useHistory()
  const client = useQueryClient()
  const [contentType, setContentType] = useState(original?.contentType ?? '')
  const [templateId, setTemplateId] = useState('')
  const [draft, setDraft] = useState(toCopy(original))
  const type = types.find((one) => one.contentType === contentType)
  const identity = toIdentity(draft)
  const create = useMutation({
    mutationFn: async ({ fields }: ContentTypeForm) => {
      const body = original?.body ?? (await readTemplate(templateId)) ?? emptyFields(fields)
      if (!identity) throw new Error('The name is missing.')
      return studioApi.createItem({ ...identity, contentType, editor, body })
    },
    onSuccess: ({ id }) => {
      void client.invalidateQueries(['items'])
      history.push(contentPath(id))
    },
  })
  return (
    <FormDialog
      title={original ? `Duplicate “${original.name}”` : 'New item'}
      action={original ? 'Duplicate' : 'Create'}
      isBusy={create.isLoading}
      isIncomplete={!type || !identity}
      error={create.error}
      onSubmit={() => type && identity && create.mutate(type)}
      onClose={onClose}
    >
      {type ? (
        <Stack gap="4">
          {original ? (
            <Box fontSize="sm" color="fg.muted">
              The copy is a draft of its own. Schedules and history stay with the original.
            </Box>
          ) : (
            <ChosenType type={type} onOther={() => setContentType('')} />
          )}
          {!original && (
            <TemplateChoice
              contentType={contentType}
              templateId={templateId}
              onChange={setTemplateId}
            />
          )}
          <IdentityFields draft={draft} onChange={setDraft} />
        </Stack>
      ) : (
        <TypeList
          types={types}
          onChoose={(chosen) => {
            setContentType(chosen.contentType)
            setTemplateId('')
          }}
        />
      )}
    </FormDialog>
  )
}

const toCopy = (original?: Original) => ({
  name: original ? `Copy of ${original.name}` : '',
  key: original?.key === undefined ? '' : `${original.key}-copy`,
})

async function readTemplate(id: string): Promise<StudioBody | undefined> {
  return id === '' ? undefined : (await studioApi.getItem(id, { edition: BASE_EDITION })).body
}

function ChosenType({ type, onOther }: { type: ContentTypeForm; onOther: () => void }) {
  return (
    <Flex align="center" gap="3">
      <TypeWords type={type} />
      <Button size="xs" variant="outline" onClick={onOther}>
        Another type
      </Button>
    </Flex>
  )
}

interface TemplateChoiceProps {
  contentType: string
  templateId: string
  onChange: (id: string) => void
}

/** Shown if there are templates of the type. */
function TemplateChoice({ contentType, templateId, onChange }: TemplateChoiceProps) {
  const found = useQuery({
    queryKey: ['templates', contentType],
    queryFn: () => studioApi.listItems({ text: TEMPLATES, contentType }),
  })
  const templates = (found.data?.items ?? []).filter(({ key }) => key?.startsWith(TEMPLATES))
  if (templates.length === 0) return null
  return (
    <Choice
      label="Begin with"
      value={templateId}
      options={[
        ['', 'An empty item'],
        ...templates.map(({ id, name }): [string, string] => [id, name]),
      ]}
      help="Templates are items whose keys begin with “templates/”."
      onChange={onChange}
    />
  )
}
