import type { Db } from '../../db/client'
import { RecommendationRecord } from '../../import/catalog-records.schemas'
import { inGroups } from '../pages'
import { customAttributes, texts } from '../xml/localized-nodes'
import { leaf, node, type XmlNode } from '../xml/xml-node'

const StoredRecommendation = RecommendationRecord.omit({ sourceId: true })

export async function* recommendationNodes(
  db: Db,
  productIds: readonly string[],
): AsyncGenerator<XmlNode> {
  for (const ids of inGroups(productIds)) {
    const rows = await db
      .selectFrom('product')
      .select(['id', 'recommendations'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
    for (const { id, recommendations } of rows) {
      for (const one of recommendations) yield toNode(id, StoredRecommendation.parse(one))
    }
  }
}

function toNode(sourceId: string, recommendation: Omit<RecommendationRecord, 'sourceId'>): XmlNode {
  const { targetId, type, localized, custom = {} } = recommendation
  const children = [
    texts('display-name', recommendation.name, localized, 'name'),
    texts('short-description', recommendation.shortDescription, localized, 'shortDescription'),
    texts('long-description', recommendation.longDescription, localized, 'longDescription'),
    texts('callout-message', recommendation.calloutMsg, localized, 'calloutMsg'),
    leaf('image', recommendation.image),
    customAttributes(custom, localized),
  ]
  return node('recommendation', children, {
    'source-id': sourceId,
    'source-type': 'product',
    'target-id': targetId,
    'target-type': 'product',
    type,
  })
}
