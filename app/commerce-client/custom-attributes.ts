/**
 * Reads the `c_` attributes of a document. They are the retailer's own: any of them may be absent
 * or hold something else than expected, which reads as absent.
 */
export interface CustomAttributes {
  text(id: string): string | undefined
  /** Of a set of texts, or of one alone. */
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

/** A text that is not empty; an enumeration's `{value}` and a localised `{default}` count too. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (typeof value !== 'object' || value === null) return undefined
  if ('default' in value) return asText(value.default)
  return 'value' in value ? asText(value.value) : undefined
}
