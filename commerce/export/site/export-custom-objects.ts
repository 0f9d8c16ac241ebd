import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema'
import { nameOf, type ArchiveFile } from '../archive-file'
import { inPages, PAGE } from '../pages'
import { attributeContent } from '../xml/localized-nodes'
import { node, type XmlNode } from '../xml/xml-node'
import { siteFile, type SiteContext } from './site-context'

type ObjectRow = Selectable<Schema['custom_object']>

export async function* exportCustomObjects(context: SiteContext): AsyncGenerator<ArchiveFile> {
  const { db, site } = context
  const types = await db
    .selectFrom('custom_object')
    .select('type_id')
    .distinct()
    .where('site_id', '=', site.id)
    .orderBy('type_id')
    .execute()
  for (const { type_id: type } of types) {
    const root = ['custom-objects', 'customobject/2006-10-31'] as const
    yield siteFile(context, `custom-objects/${nameOf(type)}`, root, objectNodes(context, type))
  }
}

async function* objectNodes({ db, site }: SiteContext, type: string): AsyncGenerator<XmlNode> {
  const pages = inPages<ObjectRow>((after) =>
    db
      .selectFrom('custom_object')
      .selectAll()
      .where('site_id', '=', site.id)
      .where('type_id', '=', type)
      .where('object_id', '>', after?.object_id ?? '')
      .orderBy('object_id')
      .limit(PAGE)
      .execute(),
  )
  for await (const rows of pages) {
    for (const { object_id: id, attributes } of rows) {
      const nodes = Object.entries(attributes).map(([name, value]) => ({
        name: 'object-attribute',
        attributes: { 'attribute-id': name },
        content: attributeContent(value),
      }))
      yield node('custom-object', nodes, { 'type-id': type, 'object-id': id })
    }
  }
}
