import { CustomerGroupRecord } from '../archive.schemas'
import { part, text } from '../record-fields'
import { child, children, type XmlElement } from '../../archives/xml-element'
import { readConditionGroups } from './read-condition-groups'
import { readRecord, type Named } from './read-record'
import { isGone, readEach, reportNoId, type Entry, type Reading } from './parse-records'

const FIELDS = {
  description: text('description'),
  rule: part('membership-rule', (element) => {
    const rule = child(element, 'membership-rule')
    return (
      rule && {
        included: readConditionGroups(rule, 'included-customers'),
        excluded: readConditionGroups(rule, 'excluded-customers'),
      }
    )
  }),
}

/**
 * A customer who is, or is no longer, a listed member of a group. Of those who are no longer, one of
 * the ids may be empty, which stands for all.
 */
interface GroupMember {
  groupId: string
  customerNo: string
  isGone: boolean
}

export interface CustomerGroups {
  groups: Entry<Named<CustomerGroupRecord>>[]
  members: GroupMember[]
}

/** The members of a group with a rule are those that the rule finds. */
export function readCustomerGroups(reading: Reading, root: XmlElement): CustomerGroups {
  const idOf = ({ attributes }: XmlElement) => attributes['group-id']
  const groups = readEach(reading, children(root, 'customer-group'), idOf, (element) => {
    const id = idOf(element)
    return readRecord(reading, element, {
      id,
      schema: CustomerGroupRecord,
      fields: FIELDS,
      given: { id },
    })
  })
  const ruled = new Set(groups.filter(({ record }) => record?.rule).map(({ id }) => id))
  const members = readMembers(reading, root, new Set(groups.map(({ id }) => id)))
  for (const { groupId } of members.filter((member) => ruled.has(member.groupId))) {
    reading.findings.warn(reading.file, groupId, 'a group with a rule has no listed members')
  }
  return { groups, members: members.filter(({ groupId }) => !ruled.has(groupId)) }
}

function readMembers(
  reading: Reading,
  root: XmlElement,
  groupIds: ReadonlySet<string>,
): GroupMember[] {
  const { findings, file, mode } = reading
  return children(root, 'group-assignment').flatMap((element) => {
    const { 'group-id': groupId = '', 'customer-no': customerNo = '' } = element.attributes
    const isRemoved = isGone(reading, element)
    if (isRemoved ? groupId + customerNo === '' : groupId === '' || customerNo === '') {
      reportNoId(reading, element)
      return []
    }
    if (!isRemoved && !groupIds.has(groupId) && mode === 'replace') {
      findings.warn(file, groupId, 'the group of a member does not exist')
    }
    return [{ groupId, customerNo, isGone: isRemoved }]
  })
}
