import type { Db } from '../db/client'
import { listPasswordPreferences } from '../sites/password-preferences'
import type { Family, ArchiveFile } from './archive-file'
import type { ArchiveSink } from './archive-sink'
import { exportCatalogs } from './catalog/export-catalogs'
import { exportLibraries } from './content/export-libraries'
import { exportCustomers } from './customers/export-customers'
import { EVERY_KIND, type ExportKinds } from './export-kinds'
import { exportAttributeDefinitions } from './meta/export-attribute-definitions'
import { exportInventory } from './offer/export-inventory'
import { exportPriceBooks } from './offer/export-price-books'
import { exportSites } from './site/export-sites'
import { exportStores } from './site/export-stores'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The folders of an archive that contain pictures. */
const FOLDERS = ['catalogs', 'libraries']

/** Yields the pictures of catalogs and libraries, which were imported under these paths. */
async function* exportPictures(mediaFolder: string): AsyncGenerator<ArchiveFile> {
  for (const folder of FOLDERS) {
    const entries = await readdir(path.join(mediaFolder, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
    for (const file of files) {
      const name = path.relative(mediaFolder, file).split(path.sep).join('/')
      yield { path: name, content: createReadStream(file) }
    }
  }
}

export interface ExportOptions {
  /** The folder of imported pictures; by default, the archive contains none. */
  mediaFolder?: string
  /** By default, everything. */
  kinds?: ExportKinds
}

/**
 * @returns the paths of its files.
 * @throws Error if an archive is imported meanwhile: the files would not belong together.
 */
export async function exportArchive(
  db: Db,
  sink: ArchiveSink,
  options: ExportOptions = {},
): Promise<string[]> {
  const paths: string[] = []
  const imported = await findLastImport(db)
  for (const family of await listFamilies(db, options)) {
    for await (const file of family(db)) {
      await sink.add(file)
      paths.push(file.path)
    }
  }
  if ((await findLastImport(db)) !== imported) {
    throw new Error('An archive was imported while the shop was exported.')
  }
  await sink.finish()
  return paths
}

async function listFamilies(
  db: Db,
  { mediaFolder, kinds = EVERY_KIND }: ExportOptions,
): Promise<Family[]> {
  const passwordIds = await listPasswordPreferences(db)
  return [
    exportAttributeDefinitions,
    exportCatalogs,
    exportPriceBooks,
    exportInventory,
    exportLibraries,
    exportStores,
    ...(kinds.customers ? [exportCustomers] : []),
    (source) => exportSites(source, passwordIds, kinds),
    ...(mediaFolder ? [() => exportPictures(mediaFolder)] : []),
  ]
}

/** Returns a text that changes whenever an archive is imported. */
async function findLastImport(db: Db): Promise<string | undefined> {
  const query = db.selectFrom('archive_import').select(['checksum', 'imported_at'])
  const last = await query.executeTakeFirst()
  return last && `${last.checksum} ${last.imported_at.toISOString()}`
}
