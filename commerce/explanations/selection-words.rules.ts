import { formatMinor } from '../../rules/office-money'
import type {
  ConditionGroups,
  ProductCondition,
  ProductSelection,
} from '../promotions/product-selection.schemas'
import { listInWords, type Names } from './words'

/** `Boxed Chocolates, but not Gift Card`; undefined means every product. */
export function describeSelection(
  { included, excluded }: ProductSelection,
  names: Names,
): string | undefined {
  const all = included && describeGroups(included, names)
  const none = excluded && excluded.length > 0 ? describeGroups(excluded, names) : undefined
  if (none === undefined) return all
  return `${all ?? 'every product'}, but not ${none}`
}

function describeGroups(groups: ConditionGroups, names: Names): string {
  const words = groups
    .filter((group) => group.length > 0)
    .map((group) => group.map((condition) => describeCondition(condition, names)).join(' and '))
  return words.length > 0 ? words.join(', or ') : 'no product'
}

function describeCondition(condition: ProductCondition, names: Names): string {
  switch (condition.kind) {
    case 'product':
      return compare('the product', condition.ids.map(names.product), condition.operator)
    case 'category': {
      const ids = listInWords(condition.ids.map(names.category), 'or')
      if (condition.operator === 'is exactly') return `products directly in ${ids}`
      if (condition.operator === 'is child of') return `products below ${ids}`
      return `products of ${ids}`
    }
    case 'brand':
      return compare('the brand', condition.ids, condition.operator)
    case 'price':
      return `products that cost ${condition.operator === 'less than' ? 'less' : 'more'} than ${formatMinor(condition.amountMinor, names.currency)}`
    case 'price_ending':
      return `products whose price ends with ${listInWords(condition.endings, 'or')}`
    case 'attribute': {
      const attribute = condition.attributeId.replace(/^(custom\.|c_)/, '')
      return compare(`the attribute ${attribute}`, condition.ids, condition.operator)
    }
  }
}

function compare(what: string, values: readonly string[], operator = 'is equal'): string {
  if (operator === 'exists' || operator === 'does not exist') {
    return `products ${operator === 'exists' ? 'with' : 'without'} ${what}`
  }
  const list = listInWords(values, 'or')
  if (operator === 'is equal') {
    return what === 'the product' ? list : `products of ${what} ${list}`
  }
  const verb = operator === 'is not equal' ? 'is not' : operator
  return `products of which ${what} ${verb} ${list}`
}
