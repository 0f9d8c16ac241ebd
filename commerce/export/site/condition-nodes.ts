import type { Condition, ConditionGroup } from '../../customer-groups/customer-group.schemas'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'

const RANGE = /^is-(not-)?in-range$/
const INTEGER = /^[+-]?\d+$/
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/
const DAY = /^\d{4}-\d\d-\d\d(Z|[+-]\d\d:\d\d)?$/
const PERIODS = ['week', 'month', 'year']

/** Returns groups of conditions on customers or addresses; nothing if there are none. */
export function conditionGroups(
  name: string,
  groups: readonly ConditionGroup[] | undefined = [],
): XmlNodes {
  return group(
    name,
    groups.map(({ matchMode, conditions }) =>
      node('condition-group', conditions.map(conditionNode), { 'match-mode': matchMode }),
    ),
  )
}

function conditionNode({ path, operator, values }: Condition): XmlNode {
  return node('condition', [
    leaf('attribute-path', path),
    leaf('operator', operator),
    valueNodes(operator, values),
  ])
}

/** The element of a value says its type, which is recognized by the operator and the value. */
function valueNodes(operator: string, values: readonly string[]): XmlNodes {
  const every = (pattern: RegExp) => values.length > 0 && values.every((one) => pattern.test(one))
  if (RANGE.test(operator)) {
    const [first = '', last = ''] = values
    if (every(DAY)) return [node('date-range', [leaf('from', first), leaf('to', last)])]
    const name = every(INTEGER) ? 'int-range' : 'number-range'
    return [node(name, [leaf('min', first), leaf('max', last)])]
  }
  const named = (name: string) => values.flatMap((value) => leaf(name, value))
  if (operator.endsWith('-x-days')) return named('number-of-days')
  if (values.length === 1 && PERIODS.includes(values[0] ?? '')) return named('time-period')
  if (/(greater|less)-than/.test(operator))
    return named(every(INTEGER) ? 'int' : numberOrText(every(NUMBER)))
  if (/^is-(on|after|before)$/.test(operator) && every(DAY)) return named('date')
  return named('string')
}

const numberOrText = (isNumber: boolean) => (isNumber ? 'number' : 'string')
