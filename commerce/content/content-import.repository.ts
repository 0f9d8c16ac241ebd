import { sql } from 'kysely'
import { IMPORTER } from '../../contracts/studio'
import type { Trx } from '../db/client'
import type { Body } from './content-links.rules'
import { BASE_EDITION } from './edition.rules'

export interface NewContentItem {
  id: string
  deliveryKey?: string
  schema: string
  name: string
  editionId: string
  body: Body
}

export interface NewEdition {
  id: string
  name: string
  startsAt: Date | null
  endsAt: Date | null
}

/** Saves the editions of the files, except those that an editor has changed. */
export async function saveEditions(
  trx: Trx,
  editions: readonly NewEdition[],
  savedAt: Date,
): Promise<void> {
  for (const { id, name, startsAt, endsAt } of editions) {
    const values = { name, starts_at: startsAt, ends_at: endsAt, saved_at: savedAt }
    await trx
      .insertInto('content_edition')
      .values({ id, saved_by: IMPORTER, ...values })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...values, revision: sql`content_edition.revision + 1` })
          .where('content_edition.saved_by', '=', IMPORTER)
          .where(
            sql<boolean>`(content_edition.name, content_edition.starts_at, content_edition.ends_at)
              is distinct from (excluded.name, excluded.starts_at, excluded.ends_at)`,
          ),
      )
      .execute()
  }
}

/**
 * Saves key, type and name of items; for an item in several editions, those of the base edition. A
 * key in use by another item is moved to the imported one. Items that an editor has renamed keep
 * their key and name.
 */
export async function saveItems(trx: Trx, items: readonly NewContentItem[]): Promise<void> {
  if (items.length === 0) return
  const inBase = items.filter(({ editionId }) => editionId === BASE_EDITION)
  const own = new Map([...items, ...inBase].map((item) => [item.id, item]))
  const keys = [...own.values()].map(({ id, deliveryKey }) => ({ id, key: deliveryKey ?? null }))
  await sql`
    update content_item set delivery_key = null
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as wanted (id text, key text)
    where delivery_key = wanted.key and content_item.id <> wanted.id
      and not exists (
        select from content_item own where own.id = wanted.id and own.named_by <> ${IMPORTER}
      )
  `.execute(trx)
  await trx
    .insertInto('content_item')
    .values(
      [...own.values()].map(({ id, deliveryKey, schema, name }) => ({
        id,
        delivery_key: deliveryKey ?? null,
        schema,
        name,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        delivery_key: whereNotRenamed('delivery_key'),
        schema: eb.ref('excluded.schema'),
        name: whereNotRenamed('name'),
      })),
    )
    .execute()
}

/** The file's value of a column, unless an editor has renamed the item. */
const whereNotRenamed = (column: 'delivery_key' | 'name') => sql<string>`
  case when content_item.named_by = ${IMPORTER}
    then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`content_item.${column}`)} end
`

/**
 * Adds a published version for each body that differs from the last imported one, so that an
 * unchanged file does not replace later versions of editors.
 * @returns how many versions were added.
 */
export async function addImportedVersions(
  trx: Trx,
  items: readonly NewContentItem[],
  savedAt: Date,
): Promise<number> {
  const bodies = items.map(({ id, editionId, body }) => ({ id, edition: editionId, body }))
  const { numAffectedRows = 0n } = await sql`
    insert into content_version
      (item_id, version, edition_id, body, saved_at, saved_by, published_at)
    select id,
      coalesce((select max(version) from content_version where item_id = id), 0)
        + row_number() over (partition by id order by edition <> ${BASE_EDITION}, edition),
      edition, body, ${savedAt.toISOString()}::timestamptz, ${IMPORTER},
      ${savedAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb)
      as wanted (id text, edition text, body jsonb)
    where body is distinct from (
      select last.body from content_version last
      where last.item_id = wanted.id and last.edition_id = wanted.edition
        and last.saved_by = ${IMPORTER}
      order by last.version desc limit 1
    )
  `.execute(trx)
  return Number(numAffectedRows)
}

/**
 * Removes versions, items and empty editions of earlier imports that are no longer in the files,
 * except those that an editor has changed.
 */
export async function removeLeftOut(
  trx: Trx,
  items: readonly NewContentItem[],
  editions: readonly NewEdition[],
): Promise<void> {
  const imported = JSON.stringify(items.map(({ id, editionId }) => ({ id, edition: editionId })))
  await sql`
    delete from content_version where (item_id, edition_id) in (
      select item_id, edition_id from content_version
      group by item_id, edition_id having bool_and(saved_by = ${IMPORTER})
      except
      select id, edition
      from jsonb_to_recordset(${imported}::jsonb) as imported (id text, edition text)
    )
  `.execute(trx)
  await sql`
    delete from content_item
    where not exists (select from content_version where item_id = content_item.id)
  `.execute(trx)
  await trx
    .deleteFrom('content_edition')
    .where('saved_by', '=', IMPORTER)
    .where('id', 'not in', [BASE_EDITION, ...editions.map(({ id }) => id)])
    .where(
      sql<boolean>`not exists (select from content_version where edition_id = content_edition.id)`,
    )
    .execute()
}
