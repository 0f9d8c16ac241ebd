import type { VariationAttribute } from '../catalog/catalog.tables'
import type { Archive } from './archive'
import type { ProductRecord } from './archive.schemas'

export interface ProductRow {
  catalogId: string
  kind: 'standard' | 'master' | 'variant'
  masterId?: string
  record: ProductRecord
  name: string
  taxClassId: string
  variationValues: Record<string, string>
  defaultVariantId?: string
  position: number
}

const STANDARD_TAX = 'standard'

/**
 * Says of each product what it is: a master names its variants, and a variant's values stand in its
 * custom attributes. What a variant does not say itself it takes from its master when it is read;
 * only its name and tax class are filled in here.
 */
export function toProductRows(archive: Archive): ProductRow[] {
  const placed = archive.catalogs.flatMap(({ id, products }) =>
    products.map((record) => ({ catalogId: id, record })),
  )
  const masters = new Map<string, { master: ProductRecord; position: number }>()
  for (const { record } of placed) {
    record.variants.forEach(({ productId }, position) =>
      masters.set(productId, { master: record, position }),
    )
  }
  return placed.map(({ catalogId, record }, index) => {
    const above = masters.get(record.id)
    return {
      catalogId,
      record,
      kind: record.isMaster ? 'master' : above ? 'variant' : 'standard',
      masterId: above?.master.id,
      name: record.name ?? above?.master.name ?? record.id,
      taxClassId: record.taxClassId ?? above?.master.taxClassId ?? STANDARD_TAX,
      variationValues: above ? pickValues(record, above.master.variationAttributes) : {},
      defaultVariantId: toDefaultVariant(record),
      position: above?.position ?? index,
    }
  })
}

function pickValues(
  { custom }: ProductRecord,
  attributes: readonly VariationAttribute[],
): Record<string, string> {
  const values = attributes.flatMap(({ id }) => {
    const value = custom[id]
    return value === undefined ? [] : [[id, String(value)] as const]
  })
  return Object.fromEntries(values)
}

function toDefaultVariant({ variants }: ProductRecord): string | undefined {
  return (variants.find(({ isDefault }) => isDefault) ?? variants[0])?.productId
}
