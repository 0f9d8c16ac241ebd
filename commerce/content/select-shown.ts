import { sql, type RawBuilder } from 'kysely'
import { IMPORTER } from '../../contracts/studio'
import type { ContentStage, ContentView } from './content-view'

export function selectCounted(stage: ContentStage, ids?: readonly string[]): RawBuilder<unknown> {
  return sql`
    select distinct on (item_id, edition_id) item_id, edition_id, version from content_version
    where ${stage === 'staging' ? sql`true` : sql`published_at is not null`}
      and ${ids ? sql`item_id = any(${[...ids]}::text[])` : sql`true`}
    order by item_id, edition_id, version desc
  `
}

// versions saved before an item was renamed contain its old name
const IDENTITY = sql`jsonb_build_object('_meta', jsonb_strip_nulls(jsonb_build_object(
  'schema', item.schema, 'name', item.name,
  'deliveryId', item.id, 'deliveryKey', item.delivery_key
)))`

/**
 * Selects the visible items: `id`, `delivery_key`, `name`, `body`. `chooseSchedule` applies the
 * same rule.
 */
export function selectShown(view: ContentView, ids?: readonly string[]): RawBuilder<unknown> {
  if ('snapshotId' in view) {
    return sql`
      select item_id as id, delivery_key, name, body from content_snapshot_item
      where snapshot_id = ${view.snapshotId}
        and ${ids ? sql`item_id = any(${[...ids]}::text[])` : sql`true`}
    `
  }
  const moment = view.moment.toISOString()
  return sql`
    select item.id, item.delivery_key, item.name,
      case when item.named_by = ${IMPORTER} then version.body else version.body || ${IDENTITY} end as body
    from (
      select distinct on (item_id) item_id, version from (${selectCounted(view.stage, ids)}) counted
      join content_edition edition on edition.id = edition_id
      where coalesce(starts_at, '-infinity') <= ${moment}::timestamptz
        and coalesce(ends_at, 'infinity') > ${moment}::timestamptz
      order by item_id, (ends_at is null), starts_at desc nulls last, edition_id collate "C"
    ) chosen
    join content_version version using (item_id, version)
    join content_item item on item.id = chosen.item_id
    where version.body is not null
  `
}
