type AttributeValue = string | number | boolean | null | undefined

/** An element to write: its content is either text or elements. */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, AttributeValue>>
  content: string | readonly XmlNode[]
}

/** Elements that may be absent; nested lists are flattened. */
export type XmlNodes = readonly XmlNode[]

/** Returns an element that is written even if it is empty. */
export function node(
  name: string,
  children: readonly (XmlNode | XmlNodes)[],
  attributes: XmlNode['attributes'] = {},
): XmlNode {
  return { name, attributes, content: children.flat() }
}

/** Returns an element around others, or nothing if there are none. */
export function group(name: string, children: readonly (XmlNode | XmlNodes)[]): XmlNodes {
  const content = children.flat()
  return content.length > 0 ? [{ name, attributes: {}, content }] : []
}

/** Returns an element with a text, or nothing if the value is missing or empty. */
export function leaf(
  name: string,
  value: AttributeValue,
  attributes: XmlNode['attributes'] = {},
): XmlNodes {
  const content = toText(value)
  return content === '' ? [] : [{ name, attributes, content }]
}

/** Returns a number without exponent, which archives do not allow. */
export function toText(value: AttributeValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number' || !String(value).includes('e')) return String(value)
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
}
