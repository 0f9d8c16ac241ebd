import { toText, type XmlNode } from './xml-node'

/** Characters that no XML document can contain, not even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
/** Line breaks and tabs in attributes are references, because parsers turn them into spaces. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}
const CHUNK = 32_768

/** A start tag, whose element contains what follows until its end tag. */
interface Open {
  open: string
  attributes?: XmlNode['attributes']
}

/** The parts of a document that is written while its records are read. */
export type XmlPart = XmlNode | Open | { close: string }

/** Returns the text of a document in pieces, with one element a line. */
export async function* toDocument(
  parts: AsyncIterable<XmlPart>,
): AsyncGenerator<string, void, undefined> {
  let depth = 0
  let text = '<?xml version="1.0" encoding="UTF-8"?>\n'
  for await (const part of parts) {
    if ('close' in part) depth -= 1
    text += toLines(part, '  '.repeat(depth))
    if ('open' in part) depth += 1
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield text
}

function toLines(part: XmlPart, indent: string): string {
  if ('close' in part) return `${indent}</${part.close}>\n`
  if ('open' in part) return `${indent}<${part.open}${toAttributes(part.attributes)}>\n`
  const { name, attributes, content } = part
  const start = `${indent}<${name}${toAttributes(attributes)}`
  if (content.length === 0) return `${start}/>\n`
  if (typeof content === 'string') return `${start}>${escape(content, /[&<>\r]/g)}</${name}>\n`
  const inner = content.map((child) => toLines(child, `${indent}  `)).join('')
  return `${start}>\n${inner}${indent}</${name}>\n`
}

function toAttributes(attributes: XmlNode['attributes'] = {}): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${escape(toText(value), /[&<>"\r\n\t]/g)}"`)
    .join('')
}

function escape(text: string, special: RegExp): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(special, (character) => REFERENCES[character] ?? character)
}
