import { CategoryRefinement } from '../../search/refinement.schemas'
import { orNothing, textsOf, toTexts } from '../localized'
import { isPresent, parseRecord, type Reading } from './parse-records'
import {
  child,
  children,
  numberOf,
  textOf,
  toFlag,
  toNumber,
  type XmlElement,
} from '../../archives/xml-element'

/** The threshold of a price is an amount; that of another attribute may be a text. */
const ReadRefinement = CategoryRefinement.superRefine(({ type, buckets }, context) => {
  if (type !== 'price') return
  for (const [at, { threshold }] of buckets.entries()) {
    if (typeof threshold !== 'string') continue
    context.addIssue({
      ...{ code: 'custom', message: 'not an amount', path: ['buckets', at, 'threshold'] },
    })
  }
})

const BUCKETS = ['attribute-bucket', 'price-bucket', 'threshold-bucket', 'period-bucket']

export function readRefinements(
  reading: Reading,
  id: string | undefined,
  category: XmlElement,
): CategoryRefinement[] {
  const definitions = child(category, 'refinement-definitions')
  const read = (element: XmlElement, isBlocked: boolean) =>
    parseRecord(
      reading,
      id,
      ReadRefinement,
      { ...readAttributes(element), isBlocked, ...(!isBlocked && readDetails(element)) },
      { element },
    )
  return [
    ...children(definitions, 'refinement-definition').map((element) => read(element, false)),
    ...children(definitions, 'blocked-refinement-definition').map((element) => read(element, true)),
  ].filter(isPresent)
}

function readAttributes({ attributes }: XmlElement) {
  return {
    type: attributes['type'],
    attributeId: attributes['attribute-id'],
    isSystem: toFlag(attributes['system']),
    bucketType: attributes['bucket-type'],
  }
}

function readDetails(element: XmlElement) {
  return {
    displayName: textsOf(element, 'display-name'),
    sorting: orNothing(
      withoutNothing({
        mode: textOf(element, 'sort-mode'),
        direction: textOf(element, 'sort-direction'),
      }),
    ),
    unbucketedValues: textOf(element, 'unbucketed-values-mode'),
    cutoff: numberOf(element, 'cutoff-threshold'),
    valueSet: textOf(element, 'value-set'),
    buckets: children(child(element, 'bucket-definitions'), ...BUCKETS).map(readBucket),
  }
}

function readBucket(bucket: XmlElement) {
  const threshold = textOf(bucket, 'threshold')
  const isPrice = bucket.name === 'price-bucket'
  const values = toTexts(children(bucket, 'value-list'))
  return withoutNothing({
    displayName: textsOf(bucket, 'display-name'),
    description: orNothing(textsOf(bucket, 'description')),
    presentationId: textOf(bucket, 'presentation-id'),
    // values are separated by bars
    values: (values['default'] ?? Object.values(values)[0])
      ?.split('|')
      .map((value) => value.trim()),
    isDefault: toFlag(bucket.attributes['default']) || undefined,
    threshold: isPrice ? toNumber(threshold) : threshold,
    currency: bucket.attributes['currency'],
    durationInDays: numberOf(bucket, 'duration-in-days'),
  })
}

function withoutNothing<T extends Record<string, unknown>>(record: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as Partial<T>
}
