import type { OfficePreference, PreferenceKind, PreferenceValue } from '@contracts/preference'
import { toSearchText } from '@rules/search-text'

const NUMBERS: readonly PreferenceKind[] = ['count', 'amount', 'number']
const LISTS: readonly PreferenceKind[] = ['lines', 'days']

export function toShownValue(value: unknown): string {
  if (value === undefined) return 'Nothing'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) return value.length === 0 ? 'Nothing' : value.map(String).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Returns the initial text of the preference's field. */
export function toFieldText({ value, default: standard }: OfficePreference): string {
  const shown = value ?? standard
  if (shown === undefined) return ''
  if (Array.isArray(shown)) return shown.map(String).join('\n')
  return typeof shown === 'string' ? shown : JSON.stringify(shown)
}

/** Returns the entered value; undefined if it cannot be sent. The engine validates the rest. */
export function parseFieldText(kind: PreferenceKind, text: string): PreferenceValue | undefined {
  if (kind === 'switch') return text === 'true'
  if (LISTS.includes(kind))
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (!NUMBERS.includes(kind)) return trimmed
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : undefined
}

export function isLookedFor(
  { name, title, description, value, isSecret }: OfficePreference,
  text: string,
): boolean {
  const searched = [name, title, description, isSecret ? '' : toShownValue(value)].join(' ')
  const words = toSearchText(text).toLowerCase().split(/\s+/)
  return words.every((word) => searched.toLowerCase().includes(word))
}
