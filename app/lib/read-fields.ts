type Fields = Readonly<Record<string, unknown>>

/** Returns the value if it is an object, otherwise an empty object. */
export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** Returns the value if it is a text that is not blank. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Reads each element of an array; elements that cannot be read are left out. */
export function asList<Item>(value: unknown, read: (element: unknown) => Item | undefined): Item[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((element) => {
    const item = read(element)
    return item === undefined ? [] : [item]
  })
}

/** Returns the value if it is one of these words. */
export function asOneOf<Word extends string>(
  value: unknown,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === value)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
