import { CustomerGroupRecord } from '../archive.schemas'
import { readConditionGroups } from './read-condition-groups'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, textOf, type XmlElement } from '../xml-element'

/**
 * Reads a site's `customer-groups.xml`. The members of a group with a rule are those that the rule
 * finds.
 */
export function readCustomerGroups(reading: Reading, root: XmlElement): CustomerGroupRecord[] {
  const members = readMembers(reading, root)
  return children(root, 'customer-group')
    .filter(({ attributes }) => attributes['mode'] !== 'delete')
    .map((element) => {
      const id = element.attributes['group-id']
      const rule = child(element, 'membership-rule')
      const listed = members.get(id ?? '') ?? []
      if (rule && listed.length > 0) {
        reading.findings.warn(reading.file, id ?? '', 'a group with a rule has no listed members')
      }
      return parseRecord(reading, id, CustomerGroupRecord, {
        id,
        description: textOf(element, 'description'),
        rule: rule && {
          included: readConditionGroups(rule, 'included-customers'),
          excluded: readConditionGroups(rule, 'excluded-customers'),
        },
        members: rule ? [] : listed,
      })
    })
    .filter(isPresent)
}

/** Returns group id → numbers of the customers assigned to the group. */
function readMembers({ findings, file }: Reading, root: XmlElement): Map<string, string[]> {
  const groups = new Set(
    children(root, 'customer-group').map(({ attributes }) => attributes['group-id']),
  )
  const found = new Map<string, string[]>()
  for (const { attributes } of children(root, 'group-assignment')) {
    const { 'group-id': id = '', 'customer-no': customerNo, mode } = attributes
    if (mode === 'delete' || customerNo === undefined) continue
    if (!groups.has(id)) findings.warn(file, id, 'the group of a member does not exist')
    found.set(id, [...(found.get(id) ?? []), customerNo])
  }
  return found
}
