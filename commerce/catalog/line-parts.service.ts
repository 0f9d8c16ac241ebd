import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { ProductMember, ProductOptionUse } from './catalog.tables'
import { toNames } from './line-product'
import { ProductOption } from './product-option.schemas'

export interface LineOptionValue {
  id: string
  name: string
  /** Locale → name. */
  names?: Readonly<Record<string, string>>
  /** Currency → cents; the value is free in currencies that are not listed. */
  prices: ReadonlyMap<string, number>
}

/** An option that can be bought with a product, e.g. a gift wrap. */
export interface LineOption {
  id: string
  name: string
  /** Used if the shopper has not chosen a value. */
  defaultValueId?: string
  values: readonly LineOptionValue[]
}

export interface LineParts {
  options: readonly LineOption[]
  /** Only sets and bundles have members. */
  members: readonly ProductMember[]
}

export interface LinePartsService {
  /** Within a transaction, pass its `trx`. */
  getLineParts(
    siteId: string,
    productIds: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, LineParts>>
}

interface PartsRow {
  productId: string
  uses: ProductOptionUse[]
  members: ProductMember[]
  /** Option row id → definition. */
  definitions: Record<string, unknown> | null
}

export function createLinePartsService(db: Db): LinePartsService {
  return {
    async getLineParts(_siteId, productIds, trx) {
      if (productIds.length === 0) return new Map()
      const rows = await selectParts(trx ?? db, [...productIds])
      return new Map(rows.map((row) => [row.productId, toLineParts(row)]))
    },
  }
}

// a variant without options has its master's; options are stored in the product's own catalog,
// which may differ from the site's
async function selectParts(source: Db | Trx, ids: string[]): Promise<PartsRow[]> {
  const { rows } = await sql<PartsRow>`
    with used as (
      select product.id, product.catalog_id, product.members,
        case when product.options = '[]' then coalesce(master.options, '[]') else product.options
        end as options
      from product
      left join product master on master.id = product.master_id
      where product.id = any (${ids}::text[])
    )
    select used.id as "productId", used.options as uses, used.members,
      (
        select jsonb_object_agg(option.id, option.definition)
        from product_option option
        where option.catalog_id = used.catalog_id
          and option.id in (select one ->> 'optionId' from jsonb_array_elements(used.options) one)
      ) as definitions
    from used
    where used.options <> '[]' or used.members <> '[]'`.execute(source)
  return rows
}

function toLineParts({ uses, members, definitions }: PartsRow): LineParts {
  return { members, options: uses.flatMap((use) => toLineOption(use, definitions ?? {})) }
}

function toLineOption(
  { optionId, selectedValueId }: ProductOptionUse,
  definitions: Record<string, unknown>,
): LineOption[] {
  const parsed = ProductOption.safeParse(definitions[optionId])
  if (!parsed.success) return []
  const { data: option } = parsed
  const defaultValueId = selectedValueId ?? option.defaultValueId ?? option.values[0]?.id
  const values = option.values.map(({ id, name, prices, localized }) => ({
    id,
    name,
    names: toNames(localized),
    prices: new Map(
      prices
        .filter((price) => price.unitQuantity === 1)
        .map((price) => [price.currency, price.amountMinor]),
    ),
  }))
  const base = { id: option.optionId ?? optionId, name: option.name, values }
  return [defaultValueId === undefined ? base : { ...base, defaultValueId }]
}
