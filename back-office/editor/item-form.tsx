import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'
import type { ContentField } from '@contracts/content-field'
import type { StudioFinding, StudioTypes } from '@contracts/studio'
import { FieldList } from '../fields/field-list'
import { FieldView } from '../fields/field-view'
import { FindingList } from '../fields/field-frame'
import { FormKnowledgeProvider, type FieldProps } from '../fields/form-context'
import { UnknownInput } from '../fields/unknown-field'
import { LinkTree } from '../tree/link-tree'
import { treeLists } from '../tree/tree.rules'
import { toPathText } from './document.rules'
import type { ItemEditing } from './use-item-editor'
import { useTargetField, type WantedField } from './use-target-field'

interface ItemFormProps {
  editing: ItemEditing
  known: StudioTypes
  findings: readonly StudioFinding[]
  wanted?: WantedField
}

const renderField = (props: FieldProps<ContentField>): ReactNode => <FieldView {...props} />

export function ItemForm({ editing, known, findings, wanted }: ItemFormProps) {
  const { item, document } = editing
  const { form, target, targetTurn, want } = useTargetField(wanted)
  const type = known.types.find(({ contentType }) => contentType === item.contentType)
  const locales = [...new Set(known.sites.flatMap((site) => site.locales))]
  return (
    <FormKnowledgeProvider
      value={{
        types: known.types,
        locales: locales.length > 0 ? locales : ['en-US'],
        findings,
        target,
        targetTurn,
        body: document.body,
        onChange: document.change,
        onRemoval: (what) => editing.say(`Removed ${what}. “Undo” brings it back.`),
        renderField,
      }}
    >
      <Box as="section" ref={form} aria-label="Form" maxWidth="4xl">
        <FindingList path={[]} />
        {treeLists(item.contentType).length > 0 && (
          <LinkTree
            contentType={item.contentType}
            body={document.body}
            locales={locales}
            onChange={(body) => document.change([], body)}
            onEdit={(path) => want(toPathText(path))}
            onRemoval={(what) => editing.say(`Removed ${what}. “Undo” brings it back.`)}
          />
        )}
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
