import { z } from 'zod'
import {
  PREFERENCE_LIMITS,
  type PreferenceFacts,
  type PreferenceKind,
  type PreferenceValue,
} from '../../contracts/preference'
import { isTimezone } from './shop-time.rules'

type Schema = z.ZodType<PreferenceValue>

const MAX_NUMBER = 1_000_000_000
const LIST_SEPARATOR = /[\s,;]+/

const line = z
  .string()
  .trim()
  .min(1, 'It may not be empty: reset it to unset it.')
  .max(PREFERENCE_LIMITS.text, `At most ${PREFERENCE_LIMITS.text} characters.`)
  // some values become mail headers
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'It has to be one line, without control characters.')
const list = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item, 'Enter a list.')
    .max(PREFERENCE_LIMITS.lines, `At most ${PREFERENCE_LIMITS.lines} lines.`)
const numberOf = ({ min = 0, max = MAX_NUMBER }: Pick<PreferenceFacts, 'min' | 'max'>) =>
  z
    .number('Enter a number.')
    .min(min, `A number of at least ${min} is asked for.`)
    .max(max, `A number of at most ${max} is asked for.`)

export function toPreferenceSchema(facts: PreferenceFacts): Schema {
  switch (facts.kind) {
    case 'switch':
      return z.boolean('On or off is asked for.')
    case 'count':
      return numberOf({ min: 1, ...facts }).int('A whole number is asked for.')
    case 'amount':
      return numberOf(facts).multipleOf(0.01, 'At most two decimals are asked for.')
    case 'number':
      return numberOf({ min: -MAX_NUMBER, ...facts })
    case 'text':
      return line
    case 'url':
      return line.refine(isWebOrigin, 'An address such as https://shop.example is asked for.')
    case 'color':
      return line.regex(/^#[0-9a-f]{6}$/i, 'A color such as #6e1423 is asked for.')
    case 'timezone':
      return line.refine(isTimezone, 'A time zone such as America/Los_Angeles is asked for.')
    case 'choice': {
      const choices = facts.choices ?? []
      return line.refine(
        (value) => choices.includes(value),
        `One of these is asked for: ${choices.join(', ')}.`,
      )
    }
    case 'lines':
      return list(line)
    case 'days':
      return list(z.iso.date('Days such as 2026-12-25 are asked for.'))
  }
}

function isWebOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

/**
 * Converts a stored value to the type of its preference, because archives without definitions
 * contain text.
 */
export function readAs(kind: PreferenceKind, value: unknown): unknown {
  if (Array.isArray(value) && (kind === 'lines' || kind === 'days')) return value.map(String)
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (kind === 'switch') return text === 'true' || text === 'false' ? text === 'true' : value
  if (kind === 'count' || kind === 'amount' || kind === 'number') {
    return text === '' || !Number.isFinite(Number(text)) ? value : Number(text)
  }
  if (kind === 'lines') return text === '' ? [] : [text]
  if (kind === 'days') return text.split(LIST_SEPARATOR).filter(Boolean)
  return value
}

export function kindOfValue(value: unknown): PreferenceKind {
  if (typeof value === 'boolean') return 'switch'
  if (typeof value === 'number') return 'number'
  return Array.isArray(value) ? 'lines' : 'text'
}
