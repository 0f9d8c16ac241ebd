import type { ConditionGroups, ProductCondition } from '../promotions/product-selection.schemas'
import type { Reading } from './reading'
import { child, children, type XmlElement } from './xml-element'

const KINDS = {
  'product-id-condition': { kind: 'product', value: 'product-id' },
  'category-condition': { kind: 'category', value: 'category-id' },
} as const

/** Reads which products a promotion is about; of conditions it knows product ids and categories. */
export function readProductSelection(
  reading: Reading,
  id: string | undefined,
  element: XmlElement | undefined,
) {
  return {
    included: readGroups(reading, id, child(element, 'included-products')),
    excluded: readGroups(reading, id, child(element, 'excluded-products')),
  }
}

function readGroups(
  reading: Reading,
  id: string | undefined,
  element: XmlElement | undefined,
): ConditionGroups | undefined {
  const groups = children(element, 'condition-group').map(({ elements }) =>
    elements.flatMap((condition): ProductCondition[] => {
      const known = Object.entries(KINDS).find(([name]) => name === condition.name)?.[1]
      const operator = condition.attributes['operator'] ?? 'is equal'
      if (!known || operator !== 'is equal') {
        const message = `the condition ${condition.name} ${operator} is not known`
        reading.findings.error(reading.file, id ?? '', message)
        return []
      }
      return [{ kind: known.kind, ids: children(condition, known.value).map(({ text }) => text) }]
    }),
  )
  return groups.length > 0 ? groups : undefined
}
