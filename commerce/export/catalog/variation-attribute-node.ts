import type { VariationAttribute } from '../../catalog/catalog.tables'
import { texts } from '../xml/localized-nodes'
import { group, node, type XmlNode } from '../xml/xml-node'

/** Returns one of a master's variation attributes, with its values. */
export function variationAttributeNode(attribute: VariationAttribute): XmlNode {
  const { id, name, localized, values } = attribute
  const children = [
    texts('display-name', name, localized, 'name'),
    group(
      'variation-attribute-values',
      values.map((value) =>
        node(
          'variation-attribute-value',
          [
            texts('display-value', value.name, value.localized, 'name'),
            texts('description', value.description, value.localized, 'description'),
          ],
          { value: value.value },
        ),
      ),
    ),
  ]
  return node('variation-attribute', children, {
    'attribute-id': id,
    'variation-attribute-id': id,
  })
}
