import { sql } from 'kysely'
import { RecommendationRecord } from '../catalog-records.schemas'
import { addCount, isProduct, toReading, type WriteContext } from '../import-context'
import { overlayRow } from '../overlay-row'
import { readRecord, type Named } from '../read/read-record'
import { isGone, type Reading } from '../read/parse-records'
import { text } from '../record-fields'
import type { XmlElement } from '../../archives/xml-element'
import { withoutNaming } from './row-entries'

const FIELDS = {
  name: text('display-name'),
  calloutMsg: text('callout-message'),
  shortDescription: text('short-description'),
  longDescription: text('long-description'),
  image: text('image'),
}

type Stored = Omit<RecommendationRecord, 'sourceId'>

/** What an archive says of one recommendation of a product; without a record, it is deleted. */
interface Change {
  target: string
  record?: Named<RecommendationRecord>
}

/** Writes recommendations into their source products, in order. */
export async function writeRecommendations(
  context: WriteContext,
  file: string,
  elements: readonly XmlElement[],
): Promise<void> {
  const { findings } = context
  const reading = toReading(context, file)
  const bySource = new Map<string, Change[]>()
  for (const element of elements) {
    const { 'source-id': sourceId = '', 'source-type': sourceType } = element.attributes
    if (sourceType === 'category') {
      findings.warn(file, sourceId, 'recommendations of categories are skipped')
      continue
    }
    const changes = bySource.get(sourceId) ?? []
    bySource.set(sourceId, changes)
    if (isGone(reading, element)) {
      const { 'target-id': target = '', type } = element.attributes
      changes.push({ target: toTarget(target, type) })
      continue
    }
    const record = readRecommendation(reading, element)
    if (!record) continue
    const missing = [record.sourceId, record.targetId].find((id) => !isProduct(context, id))
    if (missing !== undefined) {
      findings.error(file, sourceId, 'the recommendation names %s, which does not exist', missing)
      continue
    }
    changes.push({ target: toTarget(record.targetId, record.type), record })
    addCount(context, 'recommendations')
  }
  if (bySource.size > 0) await change(context, bySource)
}

const toTarget = (targetId: string, type = '1') => JSON.stringify([targetId, type])

async function change(
  { trx, rows: store, mode }: WriteContext,
  bySource: ReadonlyMap<string, Change[]>,
): Promise<void> {
  const products = await trx
    .selectFrom('product')
    .select(['id', 'recommendations'])
    .where('id', 'in', [...bySource.keys()])
    .execute()
  const rows = products.map(({ id, recommendations }) => {
    const list = new Map<string, unknown>()
    for (const stored of recommendations as Stored[]) {
      list.set(toTarget(stored.targetId, stored.type), stored)
    }
    for (const { target, record } of bySource.get(id) ?? []) {
      const before = list.get(target)
      if (!record) store.addDeletions(list.delete(target) ? 1 : 0)
      else if (before ?? mode !== 'update') list.set(target, combine(record, before, mode))
    }
    return { id, list: [...list.values()] }
  })
  await sql`
    update product set recommendations = changed.list
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed(id text, list jsonb)
    where changed.id = product.id and product.recommendations <> changed.list`.execute(trx)
}

function combine(
  record: Named<RecommendationRecord>,
  before: unknown,
  mode: WriteContext['mode'],
): unknown {
  const { sourceId: _sourceId, ...definition } = withoutNaming(record)
  const existing = { definition: before ?? definition }
  return overlayRow({ definition }, existing, record.naming, mode === 'replace')['definition']
}

function readRecommendation(
  reading: Reading,
  element: XmlElement,
): Named<RecommendationRecord> | undefined {
  const { 'source-id': sourceId, 'target-id': targetId, type } = element.attributes
  return readRecord(reading, element, {
    id: sourceId,
    schema: RecommendationRecord,
    fields: FIELDS,
    given: { sourceId, targetId, type },
    objectType: 'Recommendation',
    isTolerant: true,
  })
}
