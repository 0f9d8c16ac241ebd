import { addDays } from '../../rules/days'
import { pickText, type Locale } from '../sites/locale'
import type { SiteIndex } from './memory/site-index'
import { mergeLists } from './memory/merge-lists'
import type { CategoryRefinement, RefinementBucket } from './refinement.schemas'
import { toRangeTest } from './refinement.rules'

export interface OfferedValue {
  value: string
  label: string
  description?: string
  presentationId?: string
  /** Ordinals, ascending. */
  documents: Uint32Array
}

export interface OfferContext {
  locale: Locale
  currency: string
  /** The day from which periods are counted back, `2026-11-21`. */
  today: string
  /** The site's. */
  timezone: string
}

const collator = new Intl.Collator('en', { numeric: true })

export function offerValues(
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
    documents: mergeLists(values.map((value) => tokens.documentsOf(id, value))),
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
    const since = addDays(context.today, -(bucket.durationInDays ?? 0))
    return rangeValue(index, id, bucket, `(${since}..)`, context)
  })
}

function rangeValue(
  index: SiteIndex,
  id: string,
  bucket: RefinementBucket,
  range: string,
  context: OfferContext,
): OfferedValue {
  const test = toRangeTest(range, context.timezone) ?? (() => false)
  const values = index.tokens.valuesOf(id).filter(test)
  return bucketValue(index, id, bucket, values, context, range)
}
