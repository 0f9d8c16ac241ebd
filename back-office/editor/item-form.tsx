import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'
import type { ContentField } from '@contracts/content-field'
import type { StudioFinding, StudioTypes } from '@contracts/studio'
import { FieldList } from '../fields/field-list'
import { FieldView } from '../fields/field-view'
import { FindingList } from '../fields/field-frame'
import { FormKnowledgeProvider, type FieldProps } from '../fields/form-context'
import { UnknownInput } from '../fields/unknown-field'
import type { ItemEditing } from './use-item-editor'
import { useTargetField } from './use-target-field'

interface ItemFormProps {
  editing: ItemEditing
  known: StudioTypes
  findings: readonly StudioFinding[]
}

const renderField = (props: FieldProps<ContentField>): ReactNode => <FieldView {...props} />

export function ItemForm({ editing, known, findings }: ItemFormProps) {
  const { item, document } = editing
  const { form, target } = useTargetField()
  const type = known.types.find(({ contentType }) => contentType === item.contentType)
  const locales = [...new Set(known.sites.flatMap((site) => site.locales))]
  return (
    <FormKnowledgeProvider
      value={{
        types: known.types,
        locales: locales.length > 0 ? locales : ['en-US'],
        findings,
        target,
        body: document.body,
        onChange: document.change,
        onRemoval: (what) => editing.say(`Removed ${what}. “Undo” brings it back.`),
        renderField,
      }}
    >
      <Box as="section" ref={form} aria-label="Form" maxWidth="4xl">
        <FindingList path={[]} />
        {type ? (
          <FieldList fields={type.fields} path={[]} value={document.body} />
        ) : (
          <UnknownInput
            field={{ kind: 'unknown' }}
            path={[]}
            label="Content"
            isRequired
            value={document.body}
          />
        )}
      </Box>
    </FormKnowledgeProvider>
  )
}
