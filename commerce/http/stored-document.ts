import { badRequest } from './problem'

const MAX_TEXT_LENGTH = 64_000

type Document = Readonly<Record<string, unknown>>

/** Keeps only the known properties of a request, and custom attributes (`c_…`). */
export function keepKnown(input: object, fields: Document): Record<string, unknown> {
  return Object.fromEntries(
    // not `in`, because every object inherits `constructor`
    Object.entries(input).filter(([name]) => Object.hasOwn(fields, name) || isCustom(name)),
  )
}

export function pickCustom(document: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => isCustom(name)))
}

/** @throws Problem 400 if the document is too long, after one request or several. */
export function toStoredText(document: Document): string {
  const text = JSON.stringify(document)
  if (text.length <= MAX_TEXT_LENGTH) return text
  throw badRequest('The document and its custom attributes are too long.')
}

const isCustom = (name: string) => name.startsWith('c_')
