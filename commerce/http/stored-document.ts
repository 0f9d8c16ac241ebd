import { badRequest } from './problem'

const MAX_TEXT_LENGTH = 64_000

type Document = Readonly<Record<string, unknown>>

/** Of a request the properties that a document has, and custom attributes (`c_…`). */
export function keepKnown(input: object, fields: Document): Record<string, unknown> {
  return Object.fromEntries(
    // not `in`: every object has a `constructor`
    Object.entries(input).filter(([name]) => Object.hasOwn(fields, name) || isCustom(name)),
  )
}

/** A document's custom attributes, their names with the `c_`. */
export function pickCustom(document: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => isCustom(name)))
}

/**
 * A document as the database stores it.
 * @throws Problem 400 when one request, or many together, made it too long.
 */
export function toStoredText(document: Document): string {
  const text = JSON.stringify(document)
  if (text.length <= MAX_TEXT_LENGTH) return text
  throw badRequest('The document and its custom attributes are too long.')
}

const isCustom = (name: string) => name.startsWith('c_')
