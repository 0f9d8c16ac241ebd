import type { z } from 'zod'
import { toLabel } from '../../contracts/content-field'

type Issue = z.core.$ZodIssue

/** How Zod's own messages begin, as opposed to those of our schemas. */
const OWN_WORDS = /^(Invalid|Too (small|big)|Unrecognized)\b/
const MISSING = /received (undefined|null)$/

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'on or off',
  array: 'a list',
  object: 'a group of fields',
}
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'an address that begins with https://',
  date: 'a date such as 2026-12-24',
  datetime: 'a date with its time and time zone',
  uuid: 'the id of an item',
}

/**
 * Explains to an editor what is wrong with a form field: `Headline is required.` If a schema's own
 * message is a sentence, it is used unchanged; otherwise it follows the field's label: `not a color
 * such as #5A1220`.
 */
export function explainIssue(issue: Issue): string {
  const label = labelOf(issue.path)
  const { message } = issue
  const isEmpty = issue.code === 'invalid_format' && issue.input === ''
  if (!isEmpty && !OWN_WORDS.test(message)) {
    return message.endsWith('.') ? message : `${label} is ${message}.`
  }
  return `${label} ${toPredicate(issue)}.`
}

function toPredicate(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (MISSING.test(issue.message)) return 'is required'
      return `has to be ${TYPES[issue.expected] ?? 'something else'}`
    case 'too_small':
      return toLeast(issue)
    case 'too_big':
      return toMost(issue)
    case 'invalid_format':
      if (issue.input === '') return 'is required'
      if ('prefix' in issue) return `has to begin with “${String(issue.prefix)}”`
      return FORMATS[issue.format]
        ? `has to be ${FORMATS[issue.format]}`
        : 'is not written as it has to be'
    case 'invalid_value':
      return MISSING.test(issue.message) ? 'is required' : `has to be ${listOf(issue.values)}`
    case 'invalid_union':
      // no errors: the discriminator of the union is missing or unknown
      return issue.errors.length === 0 ? 'has to be chosen' : 'is not complete'
    case 'unrecognized_keys':
      return `has no field ${issue.keys.map((key) => `“${toLabel(key)}”`).join(', ')}`
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'is not as it has to be'
  }
}

function toLeast({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') {
    return minimum === 1 ? 'is required' : `has at least ${minimum} characters`
  }
  if (origin === 'array') return `needs at least ${count(minimum, 'entry', 'entries')}`
  return inclusive === false ? `has to be more than ${minimum}` : `has to be at least ${minimum}`
}

function toMost({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `has at most ${count(maximum, 'character', 'characters')}`
  if (origin === 'array') return `has at most ${count(maximum, 'entry', 'entries')}`
  return inclusive === false ? `has to be less than ${maximum}` : `has to be at most ${maximum}`
}

const count = (number: number | bigint, one: string, more: string) =>
  `${number} ${Number(number) === 1 ? one : more}`

function listOf(values: readonly unknown[]): string {
  const names = values.map((value) => `“${toLabel(String(value))}”`)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`
}

/** `slides.0.headline` → `Headline`, `productIds.2` → `Entry 3 of products`. */
function labelOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  if (last === undefined) return 'The content'
  if (typeof last !== 'number') return toLabel(String(last))
  const list = path.at(-2)
  return `Entry ${last + 1} of ${list === undefined ? 'the list' : toLabel(String(list)).toLowerCase()}`
}
