import type { CategoryRefinement, RefinementBucket } from '../../search/refinement.schemas'
import { textsByLocale } from '../xml/localized-nodes'
import { group, leaf, node, type XmlNode } from '../xml/xml-node'

export function refinementNode(refinement: CategoryRefinement): XmlNode {
  const attributes = {
    type: refinement.type,
    'bucket-type': refinement.bucketType,
    'attribute-id': refinement.attributeId,
    system: refinement.isSystem,
  }
  if (refinement.isBlocked) return node('blocked-refinement-definition', [], attributes)
  const children = [
    textsByLocale('display-name', refinement.displayName),
    leaf('value-set', refinement.valueSet),
    leaf('sort-mode', refinement.sorting?.mode),
    leaf('sort-direction', refinement.sorting?.direction),
    leaf('unbucketed-values-mode', refinement.unbucketedValues),
    leaf('cutoff-threshold', refinement.cutoff),
    group(
      'bucket-definitions',
      refinement.buckets.map((bucket) => bucketNode(bucket, refinement.type)),
    ),
  ]
  return node('refinement-definition', children, attributes)
}

function bucketNode(bucket: RefinementBucket, type: CategoryRefinement['type']): XmlNode {
  const names = textsByLocale('display-name', bucket.displayName)
  const last = [
    leaf('presentation-id', bucket.presentationId),
    textsByLocale('description', bucket.description),
  ]
  if (bucket.durationInDays !== undefined) {
    return node('period-bucket', [names, leaf('duration-in-days', bucket.durationInDays), ...last])
  }
  if (bucket.threshold !== undefined && type === 'price') {
    const threshold = leaf('threshold', bucket.threshold)
    return node('price-bucket', [names, threshold], { currency: bucket.currency })
  }
  if (bucket.threshold !== undefined) {
    return node('threshold-bucket', [names, leaf('threshold', bucket.threshold), ...last])
  }
  const values = leaf('value-list', bucket.values?.join('|'))
  return node('attribute-bucket', [names, values, ...last], { default: bucket.isDefault })
}
