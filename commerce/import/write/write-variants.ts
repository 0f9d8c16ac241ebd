import { sql } from 'kysely'
import type { WriteContext } from '../import-context'

export async function deriveVariants(context: WriteContext): Promise<void> {
  const { trx, mode, index } = context
  await sql`update product set master_id = null, kind = 'standard'
    where master_id is not null
      and not exists (select from product master where master.id = product.master_id)`.execute(trx)
  if (mode === 'replace' && !index.hasUnreadFamilies) return
  await linkListed(context)
  await sql`
    with derived as (
      select variant.id,
        case when variant.name = variant.id then master.name else variant.name end as name,
        coalesce((
          select jsonb_object_agg(attribute->>'id', variant.custom->>(attribute->>'id'))
          from jsonb_array_elements(master.variation_attributes) attribute
          where variant.custom ? (attribute->>'id')
        ), '{}') as variation_values
      from product variant join product master on master.id = variant.master_id
    )
    update product set name = derived.name, variation_values = derived.variation_values
    from derived
    where derived.id = product.id and (product.name <> derived.name
      or product.variation_values <> derived.variation_values)`.execute(trx)
}

async function linkListed({ trx, index }: WriteContext): Promise<void> {
  for (const [masterId, { family }] of index.products) {
    if (!family) continue
    const lists = [
      ['variant', family.variantIds, family.listModes.variants],
      ['variation_group', family.variationGroupIds, family.listModes.variationGroups],
    ] as const
    for (const [kind, ids, listMode] of lists) {
      if (listMode === undefined) continue
      const isListed = sql`product.id = any(${ids}::text[])`
      const isRemoved = listMode === 'remove' ? isListed : sql`not ${isListed}`
      if (listMode !== 'add') {
        await sql`update product set master_id = null, kind = 'standard', variation_values = '{}'
          where master_id = ${masterId} and kind = ${kind} and ${isRemoved}`.execute(trx)
      }
      if (listMode === 'remove') continue
      await sql`update product set master_id = ${masterId}, kind = ${kind}, position = listed.at
        from unnest(${ids}::text[]) with ordinality as listed(id, at)
        where product.id = listed.id and product.kind <> 'master'
          and (master_id is distinct from ${masterId} or product.kind <> ${kind})`.execute(trx)
    }
  }
}
