/* Tolerant readers for content: what is not there, or not as expected, is left out. */

type Fields = Readonly<Record<string, unknown>>

/** The value as an object; an empty one for anything else. */
export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** The value as a text, if it is one with something in it. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Reads each element; those the reader cannot read are left out. */
export function asList<Item>(value: unknown, read: (element: unknown) => Item | undefined): Item[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((element) => {
    const item = read(element)
    return item === undefined ? [] : [item]
  })
}

/** The value if it is one of these words. */
export function asOneOf<Word extends string>(
  value: unknown,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === value)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
