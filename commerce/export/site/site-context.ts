import type { Selectable } from 'kysely'
import type { Db } from '../../db/client'
import type { Schema } from '../../db/schema'
import { nameOf, xmlFile, type ArchiveFile } from '../archive-file'
import type { XmlPart } from '../xml/xml-document'

export type SiteRow = Selectable<Schema['site']>

export interface SiteContext {
  db: Db
  site: SiteRow
}

export function siteFile(
  { site }: SiteContext,
  name: string,
  root: readonly [root: string, schema: string],
  parts: AsyncIterable<XmlPart> | Iterable<XmlPart>,
  attributes: Readonly<Record<string, string>> = {},
): ArchiveFile {
  return xmlFile(`sites/${nameOf(site.id)}/${name}.xml`, root, parts, attributes)
}
