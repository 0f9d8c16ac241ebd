import { CustomerGroupRecord } from './archive.schemas'
import { isPresent, parseRecord, type Reading } from './reading'
import { children, descend, textOf, type XmlElement } from './xml-element'

/** Reads a site's `customer-groups.xml`; a group with a rule holds the customers the rule finds. */
export function readCustomerGroups(reading: Reading, root: XmlElement): CustomerGroupRecord[] {
  return children(root, 'customer-group')
    .map((element) => {
      const id = element.attributes['group-id']
      const path = ['membership-rule', 'included-customers', 'condition-group']
      const rule = descend(element, ...path).map((group) => ({
        matchMode: group.attributes['match-mode'],
        conditions: children(group, 'condition').map((condition) => ({
          path: textOf(condition, 'attribute-path'),
          operator: textOf(condition, 'operator'),
          values: children(condition, 'string').map(({ text }) => text),
        })),
      }))
      return parseRecord(reading, id, CustomerGroupRecord, {
        id,
        description: textOf(element, 'description'),
        rule: rule.length > 0 ? rule : undefined,
      })
    })
    .filter(isPresent)
}
