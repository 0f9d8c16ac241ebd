/** How a text is written: as it is read, or with markup. */
export type TextKind = 'text' | 'html' | 'markdown'

interface TextUnit {
  source: string
  /** What is read in its place; a tag has no text, and the tag of a block ends the text before it. */
  text: string
  isTag: boolean
}

const ARCHIVE_CALL = String.raw`\$(?:url|httpUrl|httpsUrl|include|link-[a-z]+)\([^)$]{0,2000}\)\$`
const UNITS: Readonly<Record<TextKind, RegExp>> = {
  text: /[\s\S]/gu,
  markdown: /\]\([^()\s]{0,2000}\)|[\s\S]/gu,
  html: new RegExp(
    String.raw`<[^<>]*>|${ARCHIVE_CALL}|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});|[\s\S]`,
    'giu',
  ),
}
const INLINE_TAG = /^<\/?(?:a|strong|em|small|sub|sup|span)\b/i
/** Stands between the texts of two blocks; no text that an editor enters contains it. */
const BLOCK_END = '\u0000'
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}
const AROUND = 60
const LAST_CODE_POINT = 0x10ffff

export interface Searched {
  find: string
  isCaseSensitive: boolean
  isWholeWord: boolean
}

export interface TextMatch {
  before: string
  match: string
  after: string
  /** Formatting begins or ends within the match, so that it cannot be replaced without losing it. */
  isSplit: boolean
}

export function toPattern({ find, isCaseSensitive, isWholeWord }: Searched): RegExp {
  const words = find
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  const text = words.join(String.raw`\s+`)
  const [start, end] = isWholeWord
    ? [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`]
    : ['', '']
  return new RegExp(`${start}${text}${end}`, isCaseSensitive ? 'gu' : 'giu')
}

export function findInText(kind: TextKind, source: string, pattern: RegExp): TextMatch[] {
  const { text, units, unitAt } = read(kind, source)
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    before: cut(
      text
        .slice(Math.max(0, index - AROUND), index)
        .split(BLOCK_END)
        .at(-1),
    ),
    match,
    after: cut(text.slice(index + match.length, index + match.length + AROUND).split(BLOCK_END)[0]),
    isSplit: isSplit(units, unitAt, index, match),
  }))
}

/** Replaces what is read, never markup; a match with formatting inside is left. */
export function replaceInText(
  kind: TextKind,
  source: string,
  pattern: RegExp,
  replacement: string,
): { text: string; count: number } {
  const { text, units, unitAt } = read(kind, source)
  const sources = units.map((unit) => unit.source)
  let count = 0
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (isSplit(units, unitAt, index, match)) continue
    const from = unitAt[index] ?? 0
    const until = unitAt[index + match.length - 1] ?? from
    sources[from] = kind === 'html' ? escape(replacement) : replacement
    sources.fill('', from + 1, until + 1)
    count += 1
  }
  return { text: sources.join(''), count }
}

/** Returns what is read, with a space between blocks. */
export const toReadText = (kind: TextKind, source: string) =>
  read(kind, source).text.replaceAll(BLOCK_END, ' ').replace(/\s+/g, ' ').trim()

function read(kind: TextKind, source: string) {
  const units = [...source.matchAll(UNITS[kind])].map(([unit]) => toUnit(kind, unit))
  const unitAt = units.flatMap(({ text }, index) => Array.from(text.split(''), () => index))
  return { units, unitAt, text: units.map(({ text }) => text).join('') }
}

function toUnit(kind: TextKind, source: string): TextUnit {
  if (kind === 'text' || source.length === 1) return { source, text: source, isTag: false }
  if (kind === 'markdown') {
    const isLink = source.startsWith('](')
    return { source, text: isLink ? '' : source, isTag: isLink }
  }
  if (source.startsWith('<') || source.startsWith('$')) {
    return { source, text: INLINE_TAG.test(source) ? '' : BLOCK_END, isTag: true }
  }
  return { source, text: decode(source), isTag: false }
}

function decode(entity: string): string {
  const numbered = /^&#(x?)([\da-f]+);$/i.exec(entity)
  if (!numbered) return NAMED[entity.slice(1, -1).toLowerCase()] ?? entity
  const code = parseInt(numbered[2] ?? '', numbered[1] ? 16 : 10)
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity
}

function isSplit(
  units: readonly TextUnit[],
  unitAt: readonly number[],
  index: number,
  match: string,
): boolean {
  const from = unitAt[index] ?? 0
  const until = unitAt[index + match.length - 1] ?? from
  return units.slice(from, until + 1).some(({ isTag }) => isTag)
}

const cut = (text = '') => text.replace(/\s+/g, ' ')

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
