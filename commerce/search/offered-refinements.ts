import { pickText, type Locale } from '../http/locale'
import { ROOT_CATEGORY_ID } from './category-tree.rules'
import type { SiteIndex } from './memory/site-index'
import { unite } from './memory/unite'
import type { CategoryRefinement, RefinementBucket } from './refinement.schemas'
import { rememberPriced } from './priced-documents'
import { formatPriceRange, toAttribute, toRangeTest } from './refinement.rules'
import { CATEGORY_REFINEMENT, PRICE_BUCKETS, PRICE_REFINEMENT } from './refinements.constants'

export interface OfferedValue {
  value: string
  label: string
  description?: string
  presentationId?: string
  /** Ordinals, ascending. */
  documents: Uint32Array
}

/** One refinement as a category, or the site, offers it; `cgid` has its values from the tree. */
export interface OfferedRefinement {
  id: string
  label: string
  values: readonly OfferedValue[]
  /** Most frequent values first. */
  byCount?: boolean
  /** Values shown at most. */
  cutoff?: number
}

export interface OfferContext {
  locale: Locale
  currency: string
  /** Midnight of the day for which periods are counted back. */
  today: Date
}

const collator = new Intl.Collator('en', { numeric: true })

/** The definitions that hold in a category: its own and, from above, what it does not block. */
export function effectiveRefinements(
  index: SiteIndex,
  categoryId: string,
): readonly CategoryRefinement[] {
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

/** What a search in a category may be narrowed by, with the documents of every value. */
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

// an archive that defines none: what the products themselves suggest
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
    .map((bucket) => ({ bucket, toMinor: Math.round(Number(bucket.threshold) * 100) }))
    .filter(({ toMinor }) => Number.isFinite(toMinor))
    .sort((a, b) => a.toMinor - b.toMinor)
  const values = own.map(({ bucket, toMinor }, at) => {
    const range = { fromMinor: own[at - 1]?.toMinor ?? 0, toMinor }
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
  const values = offerValues(index, id, definition, context)
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

function offerValues(
  index: SiteIndex,
  id: string,
  { bucketType, buckets, unbucketedValues }: CategoryRefinement,
  context: OfferContext,
): OfferedValue[] {
  if (bucketType === 'none' || buckets.length === 0) {
    return index.tokens.valuesOf(id).map((value) => plainValue(index, id, value, context))
  }
  if (bucketType === 'thresholds') return offerThresholds(index, id, buckets, context)
  if (bucketType === 'periods') return offerPeriods(index, id, buckets, context)
  const named = buckets.filter(({ isDefault }) => !isDefault)
  const taken = new Set(named.flatMap(({ values }) => values ?? []))
  const rest = index.tokens.valuesOf(id).filter((value) => !taken.has(value))
  const offered = named.map((bucket) =>
    bucketValue(index, id, bucket, bucket.values ?? [], context),
  )
  if (unbucketedValues === 'show-values') {
    offered.push(...rest.map((value) => plainValue(index, id, value, context)))
  }
  if (unbucketedValues === 'show-as-bucket') {
    const fallback = buckets.find(({ isDefault }) => isDefault)
    const bucket = fallback ?? { displayName: { default: 'Other' } }
    offered.push(bucketValue(index, id, bucket, rest, context))
  }
  return offered
}

function plainValue(
  { tokens, labels }: SiteIndex,
  id: string,
  value: string,
  { locale }: OfferContext,
): OfferedValue {
  const label = pickText(locale, labels.get(id)?.values.get(value))
  return { value, label: label ?? value, documents: tokens.documentsOf(id, value) }
}

// a bucket is chosen by its name, as the search API shows it
function bucketValue(
  { tokens }: SiteIndex,
  id: string,
  bucket: Pick<RefinementBucket, 'displayName' | 'description' | 'presentationId'>,
  values: readonly string[],
  { locale }: OfferContext,
  name = bucket.displayName['default'] ?? values[0] ?? '',
): OfferedValue {
  const description = pickText(locale, bucket.description)
  return {
    value: name,
    label: pickText(locale, bucket.displayName) ?? name,
    ...(description !== undefined && { description }),
    ...(bucket.presentationId !== undefined && { presentationId: bucket.presentationId }),
    documents: unite(values.map((value) => tokens.documentsOf(id, value))),
  }
}

function offerThresholds(
  index: SiteIndex,
  id: string,
  buckets: readonly RefinementBucket[],
  context: OfferContext,
): OfferedValue[] {
  const areNumbers = buckets.every(({ threshold }) => Number.isFinite(Number(threshold)))
  const sorted = [...buckets].sort((a, b) =>
    areNumbers
      ? Number(a.threshold) - Number(b.threshold)
      : collator.compare(String(a.threshold), String(b.threshold)),
  )
  return sorted.map((bucket, at) => {
    const range = `(${sorted[at - 1]?.threshold ?? ''}..${bucket.threshold ?? ''})`
    return rangeValue(index, id, bucket, range, context)
  })
}

function offerPeriods(
  index: SiteIndex,
  id: string,
  buckets: readonly RefinementBucket[],
  context: OfferContext,
): OfferedValue[] {
  return buckets.map((bucket) => {
    const since = new Date(context.today.getTime() - (bucket.durationInDays ?? 0) * 86_400_000)
    return rangeValue(index, id, bucket, `(${since.toISOString().slice(0, 10)}..)`, context)
  })
}

function rangeValue(
  index: SiteIndex,
  id: string,
  bucket: RefinementBucket,
  range: string,
  context: OfferContext,
): OfferedValue {
  const test = toRangeTest(range) ?? (() => false)
  const values = index.tokens.valuesOf(id).filter(test)
  return bucketValue(index, id, bucket, values, context, range)
}
