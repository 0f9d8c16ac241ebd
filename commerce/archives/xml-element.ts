import type { ElementUse } from './element-use'

/** `text` is its direct text content, trimmed. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  elements: readonly XmlElement[]
  text: string
  /** The line at which its start tag ends. */
  line: number
  /** Characters of its texts and attributes, and of those inside. */
  size?: number
  /** Notes what is read, so that the report can name the rest; absent in elements made here. */
  use?: ElementUse
}

/** Attributes and `children` note it themselves. */
export function markRead(element: XmlElement): XmlElement {
  if (element.use) element.use.isRead = true
  return element
}

/** Notes that the report says otherwise why a whole record is not imported. */
export function markLeftOut({ use }: XmlElement): void {
  if (!use) return
  use.isRead = true
  use.isLeftOut = true
}

/** Returns all direct children, for readers to which each name is a value. */
export function everyChild(element: XmlElement | undefined): XmlElement[] {
  if (element?.use) element.use.isEntered = true
  return element?.elements.map(markRead) ?? []
}

export function children(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return peek(element, ...names).map(markRead)
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return children(element, name)[0]
}

/** Returns the direct children with these names, without noting that they are read. */
function peek(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  if (element?.use) element.use.isEntered = true
  return element?.elements.filter((inner) => names.includes(inner.name)) ?? []
}

/** Returns names and values of the attributes, without noting that they are read. */
export function listAttributes({ attributes }: XmlElement): [name: string, value: string][] {
  const all = Object.entries(Object.getOwnPropertyDescriptors(attributes))
  return all.map(([name, { value = '' }]) => [name, value])
}

/** Returns an element that can be stored, without noting that it is read. */
export function toPlain(element: XmlElement): XmlElement {
  const { name, text, line } = element
  const attributes = Object.fromEntries(listAttributes(element))
  return { name, attributes, elements: element.elements.map(toPlain), text, line }
}

/**
 * Follows a path of names, e.g. `('images', 'image-group')`, and returns the elements at its end.
 */
export function descend(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return locate(element, ...names).map(markRead)
}

/** Like `descend`, without noting that the elements at the end are read. */
export function locate(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  const last = names.at(-1)
  const parents = names
    .slice(0, -1)
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap((inner) => children(inner, name)),
      element ? [element] : [],
    )
  return last === undefined ? parents : parents.flatMap((inner) => peek(inner, last))
}

/** Undefined if it is missing or empty. */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  const found = peek(element, name).filter((inner) => !('site-id' in inner.attributes))
  const isDefault = (inner: XmlElement) =>
    (inner.attributes['xml:lang'] ?? 'x-default') === 'x-default'
  const chosen = found.find(isDefault) ?? found[0]
  return (chosen && markRead(chosen))?.text || undefined
}

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
  return text !== undefined && /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(text)
    ? Number(text)
    : text
}
