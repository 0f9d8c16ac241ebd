import { pickText } from '../sites/locale'
import { ROOT_CATEGORY_ID } from '../catalog/category.rules'
import { rememberBy } from './memory/remember-by'
import type { SiteIndex } from './memory/site-index'
import { offerValues, type OfferContext, type OfferedValue } from './offered-values'
import type { CategoryRefinement } from './refinement.schemas'
import { rememberPriced } from './priced-documents'
import { formatPriceRange, toAttribute } from './refinement.rules'
import { CATEGORY_REFINEMENT, PRICE_BUCKETS, PRICE_REFINEMENT } from './refinements.constants'

export interface OfferedRefinement {
  id: string
  label: string
  values: readonly OfferedValue[]
  /** Sorts values by number of hits, highest first. */
  byCount?: boolean
  cutoff?: number
}

const attributeValues = rememberBy<OfferedValue[]>()
const collator = new Intl.Collator('en', { numeric: true })

/**
 * Returns the refinements that apply to a category: its own, and inherited ones that it does not
 * block.
 */
function effectiveRefinements(index: SiteIndex, categoryId: string): readonly CategoryRefinement[] {
  const path = [ROOT_CATEGORY_ID, ...index.tree.pathTo(categoryId).map(({ id }) => id)]
  const effective = new Map<string, CategoryRefinement>()
  for (const id of path) {
    for (const definition of index.categoryRefinements.get(id) ?? []) {
      const key = `${definition.type}:${definition.attributeId ?? ''}`
      if (definition.isBlocked) effective.delete(key)
      else effective.set(key, definition)
    }
  }
  return [...effective.values()]
}

export function offerRefinements(
  index: SiteIndex,
  categoryId: string,
  context: OfferContext,
): OfferedRefinement[] {
  if (index.categoryRefinements.size === 0) return offerDerived(index, context)
  return effectiveRefinements(index, categoryId).flatMap((definition) => {
    const label = pickText(context.locale, definition.displayName)
    switch (definition.type) {
      case 'category':
        return [{ ...CATEGORY_REFINEMENT, ...(label && { label }), values: [] }]
      case 'price':
        return [offerPrices(index, definition, label, context)]
      case 'attribute':
        return offerAttribute(index, definition, label, context)
      case 'promotion':
        return []
    }
  })
}

// without definitions in the archive, refinements are derived from the products
function offerDerived(index: SiteIndex, { locale, currency }: OfferContext): OfferedRefinement[] {
  const buckets = PRICE_BUCKETS.map((range) => ({
    value: formatPriceRange(range),
    label: currency === 'USD' ? range.label : range.label.replaceAll('$', `${currency} `),
    documents: rememberPriced(index, currency, range),
  }))
  const attributes = index.refinements.map(({ id, label, values }) => {
    const texts = index.labels.get(id)
    return {
      id,
      label: pickText(locale, texts?.name) ?? label,
      values: values.map((value) => ({
        value: value.value,
        label: pickText(locale, texts?.values.get(value.value)) ?? value.label,
        documents: index.tokens.documentsOf(id, value.value),
      })),
    }
  })
  return [
    { ...CATEGORY_REFINEMENT, values: [] },
    { ...PRICE_REFINEMENT, values: buckets },
    ...attributes,
  ]
}

function offerPrices(
  index: SiteIndex,
  { buckets }: CategoryRefinement,
  label: string | undefined,
  { locale, currency }: OfferContext,
): OfferedRefinement {
  const own = buckets
    .filter((bucket) => bucket.currency === undefined || bucket.currency === currency)
    .map((bucket) => ({ bucket, to: Number(bucket.threshold) }))
    .filter(({ to }) => Number.isFinite(to))
    .sort((a, b) => a.to - b.to)
  const values = own.map(({ bucket, to }, at) => {
    const range = { from: own[at - 1]?.to ?? 0, to }
    const value = formatPriceRange(range)
    return {
      value,
      label: pickText(locale, bucket.displayName) ?? value,
      documents: rememberPriced(index, currency, range),
    }
  })
  return { id: PRICE_REFINEMENT.id, label: label ?? PRICE_REFINEMENT.label, values }
}

function offerAttribute(
  index: SiteIndex,
  definition: CategoryRefinement,
  label: string | undefined,
  context: OfferContext,
): OfferedRefinement[] {
  if (definition.attributeId === undefined) return []
  const id = definition.isSystem ? definition.attributeId : toAttribute(definition.attributeId)
  const texts = index.labels.get(id)
  const { mode, direction } = definition.sorting ?? {}
  const { locale, today, timezone } = context
  const key = JSON.stringify([locale.id, today, timezone])
  const values = attributeValues([index.labels, index.tokens, definition], key, () =>
    offerValues(index, id, definition, context),
  ).slice()
  if (mode !== 'category-position' && definition.bucketType === 'none') {
    values.sort((a, b) => collator.compare(a.label, b.label))
  }
  if (direction === 'descending') values.reverse()
  return [
    {
      id,
      label: label ?? pickText(context.locale, texts?.name) ?? definition.attributeId,
      values,
      byCount: mode === 'value-count',
      cutoff: definition.cutoff,
    },
  ]
}
