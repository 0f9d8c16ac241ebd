import type { Db } from '../db/client'
import type { Archive, SiteContent } from './archive'
import { refuseType } from './archive-rights'
import { readAttributeDefinitions } from './read/read-attribute-definitions'
import { filesOf, isWhole, modeOf, toReading, type ImportContext } from './import-context'
import { findKnownSite } from './known-site'
import { readSite, SITE_ROOTS, type SiteDocument } from './read/read-site'
import { readSort, type SortContent } from './read/read-sort'
import { readDocument, streamRecords } from './stream-records'
import { markLeftOut, type XmlElement } from '../archives/xml-element'
import { loadAttributeDefinitions } from './write/write-attribute-definitions'

/** Root elements of files whose records are written one after another. */
const WRITTEN_ROOTS = [
  'catalog',
  'pricebooks',
  'inventory',
  'stores',
  'library',
  'metadata',
  'redirect-urls',
  'custom-objects',
  'gift-certificates',
  'customer-list',
  'customers',
  'assignments',
  'orders',
  'product-lists',
]
const IDS: Readonly<Record<string, readonly string[]>> = {
  catalog: ['catalog-id'],
  category: ['category-id'],
  product: ['product-id'],
  'product-option': ['option-id'],
  recommendation: ['source-id', 'target-id'],
}
const TYPES = ['type-extension', 'custom-type']
const SITE_FOLDER = /^(?:sites\/[^/]+)(?=\/)/i

/**
 * Reads the data that is required before writing: the types of attributes, the existing products
 * and categories, and the sites. Only ids of the catalogs are kept in memory.
 */
export async function surveyArchive(db: Db, context: ImportContext): Promise<Archive> {
  for (const { path } of filesOf(context, 'metadata')) {
    const root = await readDocument(context, path)
    if (!root) continue
    const allowed = leaveOutTypes(context, path, root)
    readAttributeDefinitions(toReading(context, path), allowed)
  }
  await addUnreadDefinitions(db, context)
  await surveyCatalogs(db, context)
  const sites = await surveySites(db, context)
  for (const { path, root, damage } of context.files) {
    if (isRead(path, root) || damage !== undefined) continue
    const isMisplaced = SITE_ROOTS.some((known) => known === root)
    const reason = isMisplaced ? '<%s> is not in a folder of sites/' : '<%s> is not supported'
    if (isMisplaced) context.findings.error(path, '', `the file is skipped: ${reason}`, root)
    else context.findings.warn(path, '', `the file is skipped: ${reason}`, root)
  }
  for (const path of context.source.others) {
    context.findings.warn(path, '', 'the file is skipped: it is not XML')
  }
  const catalogs = [...context.index.catalogs.values()].map(({ id, categories }) => ({
    id,
    categories: [...categories.keys()].map((categoryId) => ({ id: categoryId })),
    products: [...context.index.products.keys()].map((productId) => ({ id: productId })),
  }))
  return { catalogs, sites }
}

/**
 * Returns the attributes of those types of objects that the operator may import; the others are
 * reported, and stay as they are.
 */
function leaveOutTypes(context: ImportContext, path: string, root: XmlElement): XmlElement {
  const { roles, broken, findings } = context
  if (!roles) return root
  const elements = root.elements.filter((type) => {
    if (!TYPES.includes(type.name)) return true
    const typeId = type.attributes['type-id'] ?? ''
    const refusal = refuseType(roles, typeId)
    if (refusal === undefined) return true
    markLeftOut(type)
    broken.add(path)
    findings.error(path, typeId, refusal)
    return false
  })
  return { ...root, elements }
}

/** Adds the stored definitions of attributes that the archive does not define legibly. */
async function addUnreadDefinitions(db: Db, context: ImportContext): Promise<void> {
  const { definitions, definitionEntries } = context
  const isUnread = (typeId: string, id: string) =>
    definitionEntries.some(
      (entry) => entry.typeId === typeId && entry.id === id && !entry.record && !entry.isGone,
    )
  const isMerged = modeOf(context, 'metadata') === 'merge'
  for (const [typeId, stored] of await loadAttributeDefinitions(db)) {
    const own = definitions.get(typeId)
    const added = [...stored].filter(([id]) => !own?.has(id) && (isMerged || isUnread(typeId, id)))
    if (added.length > 0) definitions.set(typeId, new Map([...added, ...(own ?? [])]))
  }
}

async function surveyCatalogs(db: Db, context: ImportContext): Promise<void> {
  for (const { path } of filesOf(context, 'catalog')) {
    const reading = toReading(context, path)
    let catalogId: string | undefined
    for await (const element of streamRecords(context, path, ['catalog'])) {
      if (element.name === 'catalog') {
        catalogId = element.attributes['catalog-id']
        if (!catalogId) context.findings.error(path, '', 'the catalogue has no catalog-id')
      }
      if (!hasIds(element)) context.broken.add(path)
      if (catalogId) context.index.add(reading, catalogId, element)
    }
  }
  const rows = isWhole(context, 'catalog')
    ? []
    : await db.selectFrom('product').select('id').execute()
  const knownIds = new Set(rows.map(({ id }) => id))
  context.index.finish(toReading(context, ''), knownIds)
}

function hasIds({ name, attributes }: XmlElement): boolean {
  return (IDS[name] ?? []).every((id) => attributes[id])
}

export function isRead(path: string, root: string): boolean {
  if (WRITTEN_ROOTS.includes(root)) return true
  const isOfSite = SITE_FOLDER.test(path)
  return root === 'sort' || (isOfSite && SITE_ROOTS.some((known) => known === root))
}

async function surveySites(db: Db, context: ImportContext): Promise<SiteContent[]> {
  const organizationSort: SortContent[] = []
  const folders = new Map<string, Map<string, SiteDocument[]>>()
  for (const { path, root } of context.files) {
    if (WRITTEN_ROOTS.includes(root) || !isRead(path, root)) continue
    const element = await readDocument(context, path)
    const folder = SITE_FOLDER.exec(path)?.[0]
    if (element && folder === undefined) {
      organizationSort.push(readSort(toReading(context, path), element))
    } else if (element && folder !== undefined) {
      const documents = folders.get(folder) ?? new Map<string, SiteDocument[]>()
      documents.set(root, [...(documents.get(root) ?? []), { file: path, element }])
      folders.set(folder, documents)
    }
  }
  const sites: SiteContent[] = []
  for (const [folder, documents] of folders) {
    const findKnown = (siteId: string) => findKnownSite(db, siteId)
    const toFileReading = (file: string) => toReading(context, file)
    sites.push(await readSite(folder, toFileReading, documents, organizationSort, findKnown))
  }
  return sites
}
