import type { Db } from '../db/client'
import { toDocument, type XmlPart } from './xml/xml-document'

/** One file of an archive, whose content is produced while it is written. */
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

/** Returns the name of a file or folder for an id; other characters are encoded. */
export function nameOf(id: string): string {
  return encodeURIComponent(id).replace(/^\./, '%2E').replace(/[*']/g, '_')
}
