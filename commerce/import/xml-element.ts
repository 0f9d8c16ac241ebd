/**
 * One element of a parsed document, its name without a prefix. `text` is what stands directly
 * inside, trimmed.
 */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  elements: readonly XmlElement[]
  text: string
}

/** The elements of that name directly inside. */
export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.elements.filter((child) => child.name === name) ?? []
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.elements.find((inner) => inner.name === name)
}

/** Follows a path of names, e.g. `('images', 'image-group')` down to the last one's elements. */
export function descend(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return names.reduce<XmlElement[]>(
    (found, name) => found.flatMap((inner) => children(inner, name)),
    element ? [element] : [],
  )
}

/**
 * The text of an inner element; of several languages the default one (`x-default`), of several
 * sites the one that is for all. Absent or empty: undefined.
 */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  const found = children(element, name).filter((inner) => inner.attributes['site-id'] === undefined)
  const isDefault = (inner: XmlElement) =>
    (inner.attributes['xml:lang'] ?? 'x-default') === 'x-default'
  return (found.find(isDefault) ?? found[0])?.text || undefined
}

/** `true` and `1` are yes, `false` and `0` no; absent: undefined; anything else as it is. */
export function flagOf(
  element: XmlElement | undefined,
  name: string,
): boolean | string | undefined {
  return toFlag(textOf(element, name))
}

export function toFlag(text: string | undefined): boolean | string | undefined {
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  return text
}

/** A number as it is in the text; not a number: the text, for the schema to refuse. */
export function numberOf(
  element: XmlElement | undefined,
  name: string,
): number | string | undefined {
  return toNumber(textOf(element, name))
}

export function toNumber(text: string | undefined): number | string | undefined {
  return text !== undefined && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text
}
