import { createHash } from 'node:crypto'
import type { Db } from '../db/client'
import { toDocument, type XmlPart } from './xml/xml-document'

export interface ArchiveFile {
  /** Path inside the archive, with `/`. */
  path: string
  content: AsyncIterable<string | Uint8Array>
}

/** Reads one kind of data from the database, and yields the files that contain it. */
export type Family = (db: Db) => AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>

const NAMESPACE = 'http://www.demandware.com/xml/impex'

/**
 * Returns an XML file.
 * @param schema the last parts of the root's namespace, e.g. `catalog/2006-10-31`
 */
export function xmlFile(
  path: string,
  [root, schema]: readonly [root: string, schema: string],
  parts: AsyncIterable<XmlPart> | Iterable<XmlPart>,
  attributes: Readonly<Record<string, string>> = {},
): ArchiveFile {
  async function* whole(): AsyncGenerator<XmlPart> {
    yield { open: root, attributes: { xmlns: `${NAMESPACE}/${schema}`, ...attributes } }
    yield* parts
    yield { close: root }
  }
  return { path, content: toDocument(whole()) }
}

/** File systems allow 255 bytes; an extension is added. */
const MAX_NAME_LENGTH = 200

/** Returns the name of a file or folder for an id, different for each id; most characters are encoded. */
export function nameOf(id: string): string {
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  const name = encodeURIComponent(id).replace(/^\.|[*']/g, encode)
  if (name.length <= MAX_NAME_LENGTH) return name
  const digest = createHash('sha256').update(id).digest('hex')
  return `${name.slice(0, MAX_NAME_LENGTH - digest.length - 1)}-${digest}`
}
