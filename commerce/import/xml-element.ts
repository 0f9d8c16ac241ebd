/**
 * An element of a parsed document, with its name without prefix. `text` is its direct text content,
 * trimmed.
 */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  elements: readonly XmlElement[]
  text: string
  /** The line at which its start tag ends. */
  line: number
}

/** Returns the direct children with this name. */
export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.elements.filter((child) => child.name === name) ?? []
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.elements.find((inner) => inner.name === name)
}

/**
 * Follows a path of names, e.g. `('images', 'image-group')`, and returns the elements at its end.
 */
export function descend(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return names.reduce<XmlElement[]>(
    (found, name) => found.flatMap((inner) => children(inner, name)),
    element ? [element] : [],
  )
}

/**
 * Returns the text of a child element, in the default language (`x-default`) and for all sites.
 * Undefined if it is missing or empty.
 */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  const found = children(element, name).filter((inner) => inner.attributes['site-id'] === undefined)
  const isDefault = (inner: XmlElement) =>
    (inner.attributes['xml:lang'] ?? 'x-default') === 'x-default'
  return (found.find(isDefault) ?? found[0])?.text || undefined
}

/**
 * Converts `true` and `1` to true, `false` and `0` to false. Undefined if missing; any other text
 * is returned unchanged.
 */
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

/** Returns a number; any other text is returned unchanged, and the schema refuses it. */
export function numberOf(
  element: XmlElement | undefined,
  name: string,
): number | string | undefined {
  return toNumber(textOf(element, name))
}

export function toNumber(text: string | undefined): number | string | undefined {
  return text !== undefined && /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : text
}
