import type { Db, Trx } from '../db/client'
import type { Locale } from '../sites/locale'
import { loadPlacements } from './load-placements'
import { localizeProduct } from './localize-product.rules'
import { toFamilies, type ProductFamily } from './product-family'
import { selectFamilies, type StoredProduct } from './product.repository'
import { atSite } from './product.rules'

/** Maximum depth of nested parts: a set of bundles of items; deeper levels are left out. */
const MAX_PARTS_DEPTH = 3

export interface FamilyRequest {
  siteId: string
  catalogId: string
  at: Date
  /** If absent, texts are not localized. */
  locale?: Locale
}

/**
 * @param withSiblings whether to load the other variants of their masters, and the parts of sets
 * and bundles.
 */
export async function loadFamilies(
  source: Db | Trx,
  request: FamilyRequest,
  ids: readonly string[],
  withSiblings: boolean,
): Promise<ProductFamily[]> {
  const rows = await selectFamilies(source, ids, withSiblings)
  const placements = await loadPlacements(
    source,
    request.catalogId,
    rows.map((row) => row.id),
  )
  const families = toFamilies(ids, prepareRows(rows, request), placements, request.at)
  return withSiblings ? loadMembers(source, request, families) : families
}

function prepareRows(
  rows: readonly StoredProduct[],
  { siteId, locale }: Pick<FamilyRequest, 'siteId' | 'locale'>,
): StoredProduct[] {
  return rows.map((row) => {
    const own = atSite(row, siteId)
    return locale ? localizeProduct(own, locale) : own
  })
}

/** Adds the parts of sets and bundles; parts do not have to be assigned to a category. */
async function loadMembers(
  source: Db | Trx,
  request: FamilyRequest,
  families: readonly ProductFamily[],
  depth = MAX_PARTS_DEPTH,
): Promise<ProductFamily[]> {
  const ids = [
    ...new Set(families.flatMap(({ product }) => product.members.map((part) => part.productId))),
  ]
  if (ids.length === 0 || depth === 0) return [...families]
  const rows = prepareRows(await selectFamilies(source, ids, true), request)
  const placed = await loadPlacements(source, request.catalogId, ids)
  const parts = await loadMembers(
    source,
    request,
    toFamilies(ids, rows, placed, request.at, { withUnplaced: true }),
    depth - 1,
  )
  const partOf = new Map(parts.map((part) => [part.product.id, part]))
  return families.map((family) => ({
    ...family,
    members: family.product.members.flatMap(({ productId, quantity }) => {
      const part = partOf.get(productId)
      return part ? [{ family: part, quantity }] : []
    }),
  }))
}
