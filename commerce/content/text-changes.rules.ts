import { textKindOf, type ContentPlace } from './content-places.rules'
import { replaceInText, toPattern, toReadText } from './text-units.rules'

export interface TextChange {
  path: string
  locale?: string
  before: string
  after: string
}

export interface Mend {
  /** The whole text of the place after the fix. */
  text: string
  /** The part that changes, as it is read. */
  before: string
  after: string
}

/** A shorter part would be found where it is not meant; it is taken with the words beside it. */
const MIN_PART = 4
const BESIDE = 6
const AROUND = 40

const keyOf = ({ path, locale = '' }: Pick<TextChange, 'path' | 'locale'>) => `${path} ${locale}`

/** Returns the texts that are in both and differ. */
export function listTextChanges(
  before: readonly ContentPlace[],
  after: readonly ContentPlace[],
): TextChange[] {
  const old = new Map(before.map((place) => [keyOf(place), place.value]))
  return after.flatMap((place) => {
    const { path, locale, value } = place
    const previous = old.get(keyOf(place))
    if (previous === undefined || previous === value) return []
    return [{ path, ...(locale !== undefined && { locale }), before: previous, after: value }]
  })
}

/**
 * Returns how a text becomes that of a fix: as a whole if it is the old text, wherever it stands;
 * otherwise only the words that the fix has changed, in the same field.
 */
export function mendText(place: ContentPlace, changes: readonly TextChange[]): Mend | undefined {
  const kind = textKindOf(place)
  if (place.kind === 'link' || place.kind === 'picture') return undefined
  const whole = changes.find(({ before }) => before === place.value)
  if (whole) {
    const read = [toReadText(kind, whole.before), toReadText(kind, whole.after)] as const
    return { text: whole.after, ...differenceOf(...read, AROUND) }
  }
  const own = changes.find((change) => keyOf(change) === keyOf(place))
  if (!own) return undefined
  const read = [toReadText(kind, own.before), toReadText(kind, own.after)] as const
  const words = differenceOf(...read, 0)
  const part = words.before.length < MIN_PART ? differenceOf(...read, BESIDE) : words
  if (part.before.length < MIN_PART) return undefined
  const pattern = toPattern({ find: part.before, isCaseSensitive: true, isWholeWord: true })
  const { text, count } = replaceInText(kind, place.value, pattern, part.after)
  return count > 0 && text !== place.value ? { text, ...part } : undefined
}

/** Returns the words that differ, with at most so many characters of what is around them. */
function differenceOf(before: string, after: string, around: number) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  start = toWordStart(before, Math.max(0, start - around))
  const last = Math.max(0, end - around)
  const keep = before.length - toWordEnd(before, before.length - last)
  return {
    before: before.slice(start, before.length - keep),
    after: after.slice(start, after.length - keep),
  }
}

function toWordStart(text: string, at: number): number {
  let start = at
  while (start > 0 && !/\s/.test(text[start - 1] ?? '')) start -= 1
  return start
}

function toWordEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && !/\s/.test(text[end] ?? '')) end += 1
  return end
}
