import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { AttributeDefinition } from '../../catalog/attribute-definition.schemas'
import type { AttributeDefinitions } from '../read/reading'
import { toExcluded } from './excluded-columns'
import { addCount, isWhole, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'

/** Writes the attribute definitions of all object types. */
export async function writeAttributeDefinitions(context: WriteContext): Promise<void> {
  const { definitions, trx } = context
  const rows = [...definitions].flatMap(([objectType, attributes]) =>
    [...attributes].map(([id, definition]) => ({
      object_type: objectType,
      id,
      definition: JSON.stringify(definition),
    })),
  )
  addCount(context, 'attributeDefinitions', rows.length)
  if (isWhole(context, 'metadata')) await sql`delete from attribute_definition`.execute(trx)
  await insertInChunks(rows, (chunk) =>
    trx
      .insertInto('attribute_definition')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['object_type', 'id']).doUpdateSet(toExcluded(['definition'])),
      )
      .execute(),
  )
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
