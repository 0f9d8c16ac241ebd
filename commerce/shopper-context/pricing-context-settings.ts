import type { Db, Trx } from '../db/client'
import { SourceCodeGroup } from '../promotions/source-code-group.schemas'
import { meetsAny, type PricingContext } from '../pricing/pricing-context'

/** A kind of qualifier without values sets no condition. */
interface PriceBookAssignment {
  priceBookIds: readonly string[]
  customerGroupIds: readonly string[]
  sourceCodeGroupIds: readonly string[]
  qualifiers: readonly { type: string; value: string }[]
  matchMode: 'any' | 'all'
  startsAt: Date | null
  endsAt: Date | null
}

export interface PricingContextSettings {
  sourceCodeGroups: ReadonlyMap<string, SourceCodeGroup>
  assignments: readonly PriceBookAssignment[]
}

export async function selectSettings(
  siteId: string,
  source: Db | Trx,
): Promise<PricingContextSettings> {
  const groups = await source
    .selectFrom('source_code_group')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  const assignments = await source
    .selectFrom('price_book_assignment')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return {
    sourceCodeGroups: new Map(
      groups.map(({ id, definition }) => [id, SourceCodeGroup.parse(definition)]),
    ),
    assignments: assignments.map((row) => ({
      priceBookIds: row.price_book_ids,
      customerGroupIds: row.customer_group_ids,
      sourceCodeGroupIds: row.source_code_group_ids,
      qualifiers: row.qualifiers,
      matchMode: row.match_mode === 'any' ? 'any' : 'all',
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    })),
  }
}

export function listPriceBookIds(
  { sourceCodeGroups, assignments }: PricingContextSettings,
  pricingContext: Omit<PricingContext, 'priceBookIds'>,
): string[] {
  const bySource = pricingContext.sourceCodeGroupIds.flatMap(
    (id) => sourceCodeGroups.get(id)?.priceBookIds ?? [],
  )
  const assigned = assignments
    .filter((assignment) => isAssigned(assignment, pricingContext))
    .flatMap(({ priceBookIds }) => priceBookIds)
  return [...new Set([...bySource, ...assigned])]
}

function isAssigned(
  { startsAt, endsAt, matchMode, ...asked }: PriceBookAssignment,
  pricingContext: Omit<PricingContext, 'priceBookIds'>,
): boolean {
  const { at } = pricingContext
  if ((startsAt && startsAt > at) || (endsAt && endsAt <= at)) return false
  const met = [
    ...isAnyOf(asked.customerGroupIds, pricingContext.customerGroupIds),
    ...isAnyOf(asked.sourceCodeGroupIds, pricingContext.sourceCodeGroupIds),
    ...(asked.qualifiers.length > 0 ? [meetsAny(asked.qualifiers, pricingContext)] : []),
  ]
  return met.length === 0 || (matchMode === 'any' ? met.includes(true) : !met.includes(false))
}

function isAnyOf(asked: readonly string[], own: readonly string[]): boolean[] {
  return asked.length === 0 ? [] : [asked.some((id) => own.includes(id))]
}
