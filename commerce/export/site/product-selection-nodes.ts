import type {
  ConditionGroups,
  ProductCondition,
  ProductSelection,
} from '../../promotions/product-selection.schemas'
import { toAmount } from '../xml/values'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'

/** Returns the products that a rule includes and excludes. @param catalogId of the categories. */
export function selectionNodes(selection: ProductSelection, catalogId: string): XmlNodes {
  const { included, excluded } = selection
  return [
    ...groupsOf('included-products', included, catalogId),
    ...groupsOf('excluded-products', excluded, catalogId),
  ]
}

function groupsOf(name: string, groups: ConditionGroups | undefined, catalogId: string): XmlNodes {
  return group(
    name,
    (groups ?? []).map((conditions) =>
      node(
        'condition-group',
        conditions.map((condition) => conditionNode(condition, catalogId)),
      ),
    ),
  )
}

function conditionNode(condition: ProductCondition, catalogId: string): XmlNode {
  const listed = (name: string, values: readonly string[]) =>
    values.flatMap((value) => leaf(name, value))
  switch (condition.kind) {
    case 'product':
      return node('product-id-condition', listed('product-id', condition.ids), {
        operator: condition.operator,
      })
    case 'category':
      return node('category-condition', listed('category-id', condition.ids), {
        'catalog-id': catalogId,
        operator: condition.operator,
      })
    case 'brand':
      return node('brand-condition', listed('brand', condition.ids), {
        operator: condition.operator,
      })
    case 'price':
      return node('price-condition', leaf('price', toAmount(condition.amountMinor)), {
        operator: condition.operator,
      })
    case 'price_ending':
      return node('price-condition', listed('price-ending', condition.endings), {
        operator: 'ends with',
      })
    case 'attribute':
      return node('attribute-condition', listed('attribute-value', condition.ids), {
        'attribute-id': condition.attributeId,
        operator: condition.operator === 'is equal' ? 'equals' : condition.operator,
      })
  }
}
