import { sql } from 'kysely'
import { ContentAsset } from '../../content/content-asset.schemas'
import { ContentFolder } from '../../content/content-folder.schemas'
import type { Db } from '../../db/client'
import { nameOf, xmlFile, type ArchiveFile } from '../archive-file'
import { inPages, PAGE } from '../pages'
import { customAttributes, texts } from '../xml/localized-nodes'
import { group, leaf, node, toText, type XmlNode, type XmlNodes } from '../xml/xml-node'

export async function* exportLibraries(db: Db): AsyncGenerator<ArchiveFile> {
  const { rows } = await sql<{ id: string }>`
    select library_id as id from content_asset
    union select library_id from content_folder order by id`.execute(db)
  for (const { id } of rows) {
    const path = `libraries/${nameOf(id)}/library.xml`
    const root = ['library', 'library/2006-10-31'] as const
    yield xmlFile(path, root, libraryNodes(db, id), { 'library-id': id })
  }
}

async function* libraryNodes(db: Db, libraryId: string): AsyncGenerator<XmlNode> {
  for await (const rows of definitions(db, 'content_folder', libraryId)) {
    for (const { id, definition } of rows) yield folderNode(id, ContentFolder.parse(definition))
  }
  for await (const rows of definitions(db, 'content_asset', libraryId)) {
    for (const { id, definition } of rows) yield assetNode(id, ContentAsset.parse(definition))
  }
}

function definitions(db: Db, table: 'content_folder' | 'content_asset', libraryId: string) {
  return inPages<{ id: string; definition: unknown }>((after) =>
    db
      .selectFrom(table)
      .select(['id', 'definition'])
      .where('library_id', '=', libraryId)
      .where('id', '>', after?.id ?? '')
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  )
}

function folderNode(id: string, folder: ContentFolder): XmlNode {
  const { localized } = folder
  const children = [
    texts('display-name', folder.name, localized, 'name'),
    texts('description', folder.description, localized, 'description'),
    leaf('online-flag', folder.online),
    leaf('parent', folder.parentId),
    leaf('position', folder.position),
    pageNodes(folder),
    customAttributes(folder.custom, localized),
  ]
  return node('folder', children, { 'folder-id': id })
}

type Paged = Pick<
  ContentAsset,
  'pageTitle' | 'pageDescription' | 'pageKeywords' | 'pageUrl' | 'localized'
>

function pageNodes({ localized, ...page }: Paged): XmlNodes {
  return group('page-attributes', [
    texts('page-title', page.pageTitle, localized, 'pageTitle'),
    texts('page-description', page.pageDescription, localized, 'pageDescription'),
    texts('page-keywords', page.pageKeywords, localized, 'pageKeywords'),
    leaf('page-url', page.pageUrl, { 'xml:lang': 'x-default' }),
  ])
}

function assetNode(id: string, asset: ContentAsset): XmlNode {
  const { localized, siteSpecific = {} } = asset
  const children = [
    texts('display-name', asset.name, localized, 'name'),
    texts('description', asset.description, localized, 'description'),
    leaf('type', asset.type),
    leaf('config', asset.config && JSON.stringify(asset.config)),
    dataNodes(asset),
    leaf('aspect-type', asset.aspectType),
    flagNodes('online-flag', asset.online, siteSpecific, 'online'),
    flagNodes('searchable-flag', asset.searchable, siteSpecific, 'searchable'),
    leaf('template', asset.template),
    pageNodes(asset),
    customAttributes(asset.custom, localized, siteSpecific),
    folderLinks(asset),
    group(
      'content-links',
      (asset.links ?? []).map(({ contentId, type, position }) =>
        node('content-link', leaf('position', position), { 'content-id': contentId, type }),
      ),
    ),
    group(
      'content-object-assignments',
      (asset.assignments ?? []).map(({ objectType, objectId, lookupMode }) =>
        node('content-object-assignment', [], {
          'object-id': objectId,
          'lookup-mode': lookupMode,
          'object-type': objectType,
        }),
      ),
    ),
  ]
  return node('content', children, { 'content-id': id })
}

function dataNodes({ data, localized }: ContentAsset): XmlNodes {
  const translated = Object.entries(localized).map(([locale, values]) => [
    locale,
    { data: values['data'] === undefined ? undefined : JSON.stringify(values['data']) },
  ])
  return texts('data', data && JSON.stringify(data), Object.fromEntries(translated), 'data')
}

function flagNodes(
  name: string,
  value: boolean,
  sites: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  property: string,
): XmlNodes {
  const ofSites = Object.entries(sites).flatMap(([site, values]) => {
    const own = values[property]
    return typeof own === 'boolean' ? leaf(name, toText(own), { 'site-id': site }) : []
  })
  return [...leaf(name, value), ...ofSites]
}

/** The classification folder is the first of an asset's folders. */
function folderLinks({ classificationFolderId, folderIds }: ContentAsset): XmlNodes {
  const link = (name: string) => (id: string) => node(name, [], { 'folder-id': id })
  const classification = classificationFolderId === undefined ? [] : [classificationFolderId]
  return group('folder-links', [
    classification.map(link('classification-link')),
    folderIds.filter((id) => id !== classificationFolderId).map(link('folder-link')),
  ])
}
