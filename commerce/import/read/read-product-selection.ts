import type {
  ConditionGroups,
  ProductCondition,
  ProductSelection,
} from '../../promotions/product-selection.schemas'
import { toMinor } from '../minor-units'
import type { MoneyReading } from './parse-records'
import { child, children, everyChild, textOf, type XmlElement } from '../../archives/xml-element'

const TEXT_OPERATORS = [
  'is equal',
  'is not equal',
  'starts with',
  'ends with',
  'contains',
  'does not contain',
] as const
const PRESENCE_OPERATORS = ['exists', 'does not exist'] as const
const CATEGORY_OPERATORS = ['is equal', 'is exactly', 'is child of'] as const
const NUMBER_OPERATORS = ['less than', 'greater than'] as const

type Reader = (
  element: XmlElement,
  operator: string,
  currency: string,
) => ProductCondition | undefined

const textsOf = (element: XmlElement, name: string) =>
  children(element, name).map(({ text }) => text)

/**
 * Returns `operator` if it is one of `known`; undefined means that the condition is not supported.
 */
function oneOf<const Operator extends string>(
  known: readonly Operator[],
  operator: string,
): Operator | undefined {
  return known.find((one) => one === operator)
}

const READERS: Record<string, Reader> = {
  'product-id-condition': (element, given) => {
    const operator = oneOf(TEXT_OPERATORS, given)
    return operator && { kind: 'product', ids: textsOf(element, 'product-id'), operator }
  },
  'category-condition': (element, given) => {
    const operator = oneOf(CATEGORY_OPERATORS, given)
    return operator && { kind: 'category', ids: textsOf(element, 'category-id'), operator }
  },
  'brand-condition': (element, given) => {
    const operator = oneOf([...TEXT_OPERATORS, ...PRESENCE_OPERATORS], given)
    return operator && { kind: 'brand', ids: textsOf(element, 'brand'), operator }
  },
  'price-condition': (element, given, currency) => {
    if (given === 'ends with') {
      return { kind: 'price_ending', endings: textsOf(element, 'price-ending') }
    }
    const operator = oneOf(NUMBER_OPERATORS, given)
    const amountMinor = toMinor(textOf(element, 'price') ?? '', currency)
    if (!operator || Number.isNaN(amountMinor)) return undefined
    return { kind: 'price', operator, amountMinor }
  },
  'attribute-condition': (element, given) => {
    const wanted = given === 'equals' ? 'is equal' : given
    const operators = [...TEXT_OPERATORS, ...PRESENCE_OPERATORS, ...NUMBER_OPERATORS]
    const operator = oneOf(operators, wanted)
    const attributeId = element.attributes['attribute-id']
    if (!operator || attributeId === undefined) return undefined
    return { kind: 'attribute', attributeId, operator, ids: textsOf(element, 'attribute-value') }
  },
}

export function readProductSelection(
  reading: MoneyReading,
  id: string | undefined,
  element: XmlElement | undefined,
): ProductSelection {
  const included = readGroups(reading, id, child(element, 'included-products'))
  const excluded = readGroups(reading, id, child(element, 'excluded-products'))
  return { ...(included && { included }), ...(excluded && { excluded }) }
}

/**
 * An unknown condition is an error, because without it the promotion would apply to more products.
 */
function readGroups(
  reading: MoneyReading,
  id: string | undefined,
  element: XmlElement | undefined,
): ConditionGroups | undefined {
  const groups = children(element, 'condition-group').map((group) =>
    everyChild(group).flatMap((condition): ProductCondition[] => {
      const operator = condition.attributes['operator'] ?? 'is equal'
      const read = READERS[condition.name]?.(condition, operator, reading.currency)
      if (read) return [read]
      const what = `${condition.name} ${operator}`
      reading.findings.error(reading.file, id ?? '', 'unknown condition %s', what)
      return []
    }),
  )
  return groups.length > 0 ? groups : undefined
}
