import type { Db } from '../db/client'
import type { Family } from './archive-file'
import type { ArchiveSink } from './archive-sink'
import { exportCatalogs } from './catalog/export-catalogs'
import { exportPictures } from './export-pictures'
import { exportAttributeDefinitions } from './meta/export-attribute-definitions'
import { exportInventory } from './offer/export-inventory'
import { exportPriceBooks } from './offer/export-price-books'

export interface ExportOptions {
  /** The folder of imported pictures; by default, the archive contains none. */
  mediaFolder?: string
}

const FAMILIES: readonly Family[] = [
  exportAttributeDefinitions,
  exportCatalogs,
  exportPriceBooks,
  exportInventory,
]

/** Writes the shop as a B2C Commerce site-import archive. @returns the paths of its files. */
export async function exportArchive(
  db: Db,
  sink: ArchiveSink,
  { mediaFolder }: ExportOptions = {},
): Promise<string[]> {
  const pictures: Family[] = mediaFolder ? [() => exportPictures(mediaFolder)] : []
  const paths: string[] = []
  for (const family of [...FAMILIES, ...pictures]) {
    for await (const file of family(db)) {
      await sink.add(file)
      paths.push(file.path)
    }
  }
  await sink.finish()
  return paths
}
