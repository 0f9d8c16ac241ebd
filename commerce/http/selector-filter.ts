export type DocumentFilter = (document: unknown, index: number) => boolean

const CONDITION =
  /^@\.([\w.]+)\s*(==|!=|<=|>=|<|>)\s*('[^']*'|"[^"]*"|-?\d+(?:\.\d+)?|true|false|null)$/
const MAX_CONDITIONS = 32

/**
 * Parses the text between the brackets of a selected array: an index `0`, a range `0:4`, a list
 * `1,3`, or a condition `?(@.name=='color' && @.id!='size')`, where `&&` has precedence over `||`.
 * @returns undefined for any other text.
 */
export function parseDocumentFilter(text: string): DocumentFilter | undefined {
  const range = /^(\d{1,9}):(\d{1,9})$/.exec(text)
  if (range) {
    const [first, last] = [Number(range[1]), Number(range[2])]
    return (_document, index) => index >= first && index <= last
  }
  if (/^\d{1,9}(\s*,\s*\d{1,9})*$/.test(text)) {
    const wanted = new Set(text.split(',').map(Number))
    return (_document, index) => wanted.has(index)
  }
  const condition = /^\?\((.*)\)$/.exec(text)?.[1]
  return condition === undefined ? undefined : parseAlternatives(condition)
}

function parseAlternatives(text: string): DocumentFilter | undefined {
  const alternatives = splitUnquoted(text, '||').map((part) =>
    splitUnquoted(part, '&&').map((condition) => parseCondition(condition.trim())),
  )
  if (alternatives.flat().length > MAX_CONDITIONS) return undefined
  const parsed = alternatives.map((all) => all.flatMap((condition) => condition ?? []))
  const isWhole = parsed.every((all, index) => all.length === alternatives[index]?.length)
  if (!isWhole) return undefined
  return (document, index) => parsed.some((all) => all.every((test) => test(document, index)))
}

function splitUnquoted(text: string, operator: '&&' | '||'): string[] {
  const parts = ['']
  let quote = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (quote === '' && text.startsWith(operator, at)) {
      parts.push('')
      at += 1
      continue
    }
    if (quote === '' && (letter === "'" || letter === '"')) quote = letter
    else if (letter === quote) quote = ''
    parts.push((parts.pop() ?? '') + letter)
  }
  return parts
}

function parseCondition(text: string): DocumentFilter | undefined {
  const match = CONDITION.exec(text)
  if (!match) return undefined
  const [, path = '', operator = '', literal = ''] = match
  const wanted = readLiteral(literal)
  return (document) => compare(valueAt(document, path.split('.')), operator, wanted)
}

function readLiteral(literal: string): unknown {
  if (/^['"]/.test(literal)) return literal.slice(1, -1)
  return JSON.parse(literal)
}

function valueAt(document: unknown, path: readonly string[]): unknown {
  let value = document
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null
    value = Reflect.get(value, name)
  }
  return value
}

function compare(value: unknown, operator: string, wanted: unknown): boolean {
  if (operator === '==') return value === wanted
  if (operator === '!=') return value !== wanted
  const bothNumbers = typeof value === 'number' && typeof wanted === 'number'
  const bothTexts = typeof value === 'string' && typeof wanted === 'string'
  if (!bothNumbers && !bothTexts) return false
  if (operator === '<') return value < wanted
  if (operator === '<=') return value <= wanted
  if (operator === '>') return value > wanted
  return value >= wanted
}
