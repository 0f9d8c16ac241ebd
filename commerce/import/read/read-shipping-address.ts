import { ADDRESS_PATH } from '../../shipping/shipping-address.rules'
import { readConditionGroups } from './read-condition-groups'
import type { Reading } from './parse-records'
import type { XmlElement } from '../../archives/xml-element'

/** The operators of the schema that do not depend on the current date. */
const OPERATORS = [
  'is-equal',
  'is-not-equal',
  'exists',
  'does-not-exist',
  'is-on',
  'is-after',
  'is-before',
  'is-greater-than',
  'is-less-than',
  'is-greater-than-or-equal',
  'is-less-than-or-equal',
  'is-in-range',
  'is-not-in-range',
  'starts-with',
  'ends-with',
  'contains',
  'does-not-contain',
  'is-true',
  'is-false',
]
const UNKNOWN = 'the address rule %s %s is not known: the method is left out'
const CODES = ['countryCode', 'stateCode'].map((name) => `${ADDRESS_PATH}${name}`)

/**
 * Reads the addresses to which a shipping method does not deliver; an unknown condition is an error
 * about `id`.
 */
export function readShippingAddress(
  { file, findings }: Reading,
  id: string | undefined,
  element: XmlElement | undefined,
) {
  if (!element) return {}
  const excluded = readConditionGroups(element, 'included-addresses')
  const except = readConditionGroups(element, 'excluded-addresses')
  const unknown = [...excluded, ...except]
    .flatMap(({ conditions }) => conditions)
    .filter(({ path = '', operator = '' }) => !isKnown(path, operator))
  for (const { path, operator } of unknown) {
    findings.error(file, id ?? '', UNKNOWN, path, operator)
  }
  return {
    ...(excluded.length > 0 && { excluded: excluded.map(withCodes) }),
    ...(except.length > 0 && { except: except.map(withCodes) }),
  }
}

function isKnown(path: string, operator: string): boolean {
  return path.startsWith(ADDRESS_PATH) && OPERATORS.includes(operator)
}

type Group = ReturnType<typeof readConditionGroups>[number]

/**
 * Converts codes of countries and states to upper case, because they are compared without regard to
 * case.
 */
function withCodes({ conditions, ...group }: Group): Group {
  return {
    ...group,
    conditions: conditions.map(({ values, ...condition }) => ({
      ...condition,
      values: CODES.includes(condition.path ?? '')
        ? values.map((value) => value.toUpperCase())
        : values,
    })),
  }
}
