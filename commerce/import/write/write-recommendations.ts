import { sql } from 'kysely'
import { RecommendationRecord } from '../catalog-records.schemas'
import { toCustomAttributes, toLocalizedCustom } from '../attribute-definitions'
import { addCount, isProduct, toReading, type WriteContext } from '../import-context'
import { localizedOf, mergeLocalized, orNothing } from '../localized'
import { parseTolerantly, type Reading } from '../read/reading'
import { descend, textOf, type XmlElement } from '../xml-element'

const TEXTS = {
  name: 'display-name',
  shortDescription: 'short-description',
  longDescription: 'long-description',
  calloutMsg: 'callout-message',
}

/** Adds recommendations to their source products, in order. */
export async function addRecommendations(
  context: WriteContext,
  file: string,
  elements: readonly XmlElement[],
): Promise<void> {
  const { findings, trx } = context
  const bySource = new Map<string, unknown[]>()
  for (const element of elements) {
    const { 'source-id': sourceId = '', 'source-type': sourceType } = element.attributes
    if (sourceType === 'category') {
      findings.warn(file, sourceId, 'recommendations of categories are passed over')
      continue
    }
    const record = readRecommendation(toReading(context, file), element)
    if (!record) continue
    const missing = [record.sourceId, record.targetId].find((id) => !isProduct(context, id))
    if (missing !== undefined) {
      findings.error(file, sourceId, 'a recommendation of or by %s, which does not exist', missing)
      continue
    }
    const { sourceId: source, ...recommendation } = record
    bySource.set(source, [...(bySource.get(source) ?? []), recommendation])
    addCount(context, 'recommendations')
  }
  if (bySource.size === 0) return
  const rows = [...bySource].map(([id, list]) => ({ id, list }))
  await sql`
    update product set recommendations = product.recommendations || added.list
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added(id text, list jsonb)
    where added.id = product.id`.execute(trx)
}

function readRecommendation(
  reading: Reading,
  element: XmlElement,
): RecommendationRecord | undefined {
  const { 'source-id': sourceId, 'target-id': targetId, type } = element.attributes
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  return parseTolerantly(reading, sourceId, RecommendationRecord, {
    sourceId,
    targetId,
    type,
    name: textOf(element, 'display-name'),
    calloutMsg: textOf(element, 'callout-message'),
    shortDescription: textOf(element, 'short-description'),
    longDescription: textOf(element, 'long-description'),
    image: textOf(element, 'image'),
    localized: orNothing(
      mergeLocalized(
        localizedOf(element, TEXTS),
        toLocalizedCustom(reading, 'Recommendation', sourceId, attributes),
      ),
    ),
    custom: orNothing(toCustomAttributes(reading, 'Recommendation', sourceId, attributes)),
  })
}
