/**
 * Values of a refinement in one text, alternatives separated by `|`: `9|18`. A backslash before it
 * makes a `|` a part of the value.
 */
export function joinRefinementValues(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\|]/g, '\\$&')).join('|')
}

/** Splits such a text; leaves out empty values. */
export function splitRefinementValues(text: string): string[] {
  const parts = text.match(/(?:\\[\\|]|[^\\|]|\\(?![\\|]))+/g) ?? []
  return parts.map((part) => part.replace(/\\([\\|])/g, '$1'))
}
