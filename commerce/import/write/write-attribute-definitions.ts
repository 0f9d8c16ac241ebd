import type { Db } from '../../db/client'
import { AttributeDefinition } from '../../catalog/attribute-definition.schemas'
import { isSecretAttribute } from '../../sites/site-preferences.rules'
import type { WriteContext } from '../import-context'
import type { AttributeDefinitions, DefinitionEntry } from '../read/parse-records'
import { toRowEntries, withoutNaming } from './row-entries'
import type { RowKind } from './row-kind'

const ATTRIBUTE_DEFINITION: RowKind = {
  table: 'attribute_definition',
  key: ['object_type', 'id'],
  root: 'metadata',
  count: 'attributeDefinitions',
}

/** Exports leave out the defaults of secrets: they stay unless an archive names them. */
function keepSecretDefault({ typeId, ...entry }: DefinitionEntry): DefinitionEntry {
  const { id, record } = entry
  if (!record || !isSecretAttribute(typeId, id, record.valueType)) return { typeId, ...entry }
  const { named, unread, ...naming } = record.naming
  const kept = named.has('defaultValue') ? [] : ['defaultValue']
  const withKept = { ...naming, named, unread: new Set([...unread, ...kept]) }
  return { typeId, ...entry, record: { ...record, naming: withKept } }
}

export async function writeAttributeDefinitions({
  definitionEntries,
  rows,
}: WriteContext): Promise<void> {
  const entries = definitionEntries.map(keepSecretDefault).flatMap(({ typeId, ...entry }) =>
    // without a type, it could be any of the existing ones
    toRowEntries([entry], { object_type: typeId || undefined }, (record) => ({
      definition: withoutNaming(record),
    })),
  )
  await rows.write(ATTRIBUTE_DEFINITION, entries)
  await rows.finish(ATTRIBUTE_DEFINITION)
}

/** Loads the stored definitions, for archives without metadata. */
export async function loadAttributeDefinitions(db: Db): Promise<AttributeDefinitions> {
  const rows = await db
    .selectFrom('attribute_definition')
    .select(['object_type', 'id', 'definition'])
    .execute()
  const definitions: AttributeDefinitions = new Map()
  for (const { object_type, id, definition } of rows) {
    const parsed = AttributeDefinition.safeParse(definition)
    const attributes = definitions.get(object_type) ?? new Map<string, AttributeDefinition>()
    if (parsed.success) definitions.set(object_type, attributes.set(id, parsed.data))
  }
  return definitions
}
