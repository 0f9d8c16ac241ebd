import { toAmountText } from '../../../rules/money-text'
import type {
  ConditionGroups,
  ProductCondition,
  ProductSelection,
} from '../../promotions/product-selection.schemas'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'

export interface SelectionPlace {
  catalogId: string
  currency: string
}

export function selectionNodes(selection: ProductSelection, place: SelectionPlace): XmlNodes {
  const { included, excluded } = selection
  return [
    ...groupsOf('included-products', included, place),
    ...groupsOf('excluded-products', excluded, place),
  ]
}

function groupsOf(
  name: string,
  groups: ConditionGroups | undefined,
  place: SelectionPlace,
): XmlNodes {
  return group(
    name,
    (groups ?? []).map((conditions) =>
      node(
        'condition-group',
        conditions.map((condition) => conditionNode(condition, place)),
      ),
    ),
  )
}

function conditionNode(condition: ProductCondition, place: SelectionPlace): XmlNode {
  const listed = (name: string, values: readonly string[]) =>
    values.flatMap((value) => leaf(name, value))
  switch (condition.kind) {
    case 'product':
      return node('product-id-condition', listed('product-id', condition.ids), {
        operator: condition.operator,
      })
    case 'category':
      return node('category-condition', listed('category-id', condition.ids), {
        'catalog-id': place.catalogId,
        operator: condition.operator,
      })
    case 'brand':
      return node('brand-condition', listed('brand', condition.ids), {
        operator: condition.operator,
      })
    case 'price':
      return node(
        'price-condition',
        leaf('price', toAmountText(condition.amountMinor, place.currency)),
        {
          operator: condition.operator,
        },
      )
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
