/**
 * Reads the `c_` attributes of a document. They are defined by the retailer: any of them may be
 * absent or have an unexpected type, which is read as absent.
 */
export interface CustomAttributes {
  text(id: string): string | undefined
  /** Reads a list of texts, or a single text. */
  texts(id: string): string[]
  flag(id: string): boolean
  number(id: string): number | undefined
}

/** @param document any SCAPI document; `text('brand')` reads its `c_brand`. */
export function readCustom(document: Readonly<Record<string, unknown>>): CustomAttributes {
  const value = (id: string): unknown => document[`c_${id}`]
  return {
    text: (id) => asText(value(id)),
    texts: (id) => [value(id)].flat().flatMap((part) => asText(part) ?? []),
    flag: (id) => value(id) === true || value(id) === 'true',
    number: (id) => {
      const number = Number(value(id) ?? Number.NaN)
      return Number.isFinite(number) ? number : undefined
    },
  }
}

/** Returns a non-empty text; also reads an enumeration's `{value}` and a localized `{default}`. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (typeof value !== 'object' || value === null) return undefined
  if ('default' in value) return asText(value.default)
  return 'value' in value ? asText(value.value) : undefined
}
