import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Archive } from './archive'
import { readAttributeDefinitions, type AttributeDefinitions } from './attribute-definitions'
import type { Findings } from './findings'
import { readCatalog } from './read-catalog'
import { readInventoryLists } from './read-inventory'
import { readPriceBooks } from './read-price-books'
import { SITE_FILES, readSite, type SiteFile } from './read-site'
import { readStores } from './read-stores'
import { isPresent, type Reading } from './reading'
import { parseXml, type XmlElement } from './xml-element'

export interface ArchiveFile {
  /** Inside the archive, with `/`. */
  path: string
  text: string
}

/** The XML files of an archive's folder, sorted. @throws Error when there is no such folder. */
export function listArchiveFiles(folder: string): ArchiveFile[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Error(`There is no archive at ${folder}.`)
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .map((name) => ({ path: name, text: readFileSync(path.join(folder, name), 'utf8') }))
}

/** The same for the same files; another for other files, or another `version` of the importer. */
export function checksumOf(files: readonly ArchiveFile[], version: number): string {
  const hash = createHash('sha256').update(`importer ${version}\n`)
  for (const file of files) hash.update(`${file.path}\n${file.text.length}\n`).update(file.text)
  return hash.digest('hex')
}

/** Parses every file into typed records; what cannot be read becomes a finding. */
export function readArchive(files: readonly ArchiveFile[], findings: Findings): Archive {
  const documents = new Map(
    files.flatMap(({ path, text }) => {
      const root = parseDocument(path, text, findings)
      return root ? [[path, root] as const] : []
    }),
  )
  const definitions: AttributeDefinitions = new Map()
  const under = (pattern: RegExp) => [...documents].filter(([path]) => pattern.test(path))
  for (const [, root] of under(/^meta\//)) readAttributeDefinitions(root, definitions)
  const reading = (file: string): Reading => ({ file, findings, definitions })
  for (const path of documents.keys()) {
    if (!isKnown(path)) findings.warn(path, '', 'the file is passed over: nothing here reads it')
  }
  return {
    catalogs: under(CATALOG).map(([file, root]) => readCatalog(reading(file), root)),
    priceBooks: under(PRICE_BOOK).flatMap(([file, root]) => readPriceBooks(reading(file), root)),
    inventoryLists: under(INVENTORY).flatMap(([file, root]) =>
      readInventoryLists(reading(file), root),
    ),
    stores: under(STORES).flatMap(([file, root]) => readStores(reading(file), root)),
    sites: listSiteFolders(documents)
      .map((folder) => readSite(reading(folder), siteDocuments(documents, folder)))
      .filter(isPresent),
  }
}

const CATALOG = /^catalogs\/[^/]+\/catalog\.xml$/
const PRICE_BOOK = /^pricebooks\/[^/]+\.xml$/
const INVENTORY = /^inventory-lists\/[^/]+\.xml$/
const STORES = /^stores\.xml$/
const SITE = /^(sites\/[^/]+)\/([^/]+)$/

function isKnown(path: string): boolean {
  if ([CATALOG, PRICE_BOOK, INVENTORY, STORES, /^meta\//].some((known) => known.test(path))) {
    return true
  }
  return SITE_FILES.some((file) => SITE.exec(path)?.[2] === file)
}

function listSiteFolders(documents: ReadonlyMap<string, XmlElement>): string[] {
  return [...new Set([...documents.keys()].map((path) => SITE.exec(path)?.[1]).filter(isPresent))]
}

function siteDocuments(
  documents: ReadonlyMap<string, XmlElement>,
  folder: string,
): Map<SiteFile, XmlElement> {
  return new Map(
    SITE_FILES.flatMap((file) => {
      const root = documents.get(`${folder}/${file}`)
      return root ? [[file, root] as const] : []
    }),
  )
}

function parseDocument(file: string, text: string, findings: Findings): XmlElement | undefined {
  try {
    return parseXml(text)
  } catch (error) {
    findings.error(file, '', error instanceof Error ? error.message : String(error))
    return undefined
  }
}
