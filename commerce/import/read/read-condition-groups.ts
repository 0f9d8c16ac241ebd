import { children, descend, everyChild, textOf, type XmlElement } from '../../archives/xml-element'

export function readConditionGroups(parent: XmlElement, name: string) {
  return descend(parent, name, 'condition-group').map((group) => ({
    matchMode: group.attributes['match-mode'],
    conditions: children(group, 'condition').map((condition) => ({
      path: textOf(condition, 'attribute-path'),
      operator: textOf(condition, 'operator'),
      values: readValues(condition),
    })),
  }))
}

const RANGES = ['int-range', 'number-range', 'date-range']

/** Returns texts, numbers and dates unchanged; for a range, both ends. */
function readValues(condition: XmlElement): string[] {
  return everyChild(condition)
    .filter(({ name }) => name !== 'attribute-path' && name !== 'operator')
    .flatMap((value) =>
      RANGES.includes(value.name) ? everyChild(value).map(({ text }) => text) : [value.text],
    )
}
