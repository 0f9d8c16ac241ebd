import path from 'node:path'
import { importContent } from '../content/import-content'
import type { Db } from '../db/client'
import { rebuildSearchIndex } from '../search/search-index'
import { toFindingLine, type Finding } from './findings'
import { importArchive } from './import-archive'

export interface SeedOptions {
  /** Holds `site-archive/`, `content/` and `photos/`; default: `demo`. */
  folder?: string
  onProgress?: (line: string) => void
  now?: () => Date
}

/**
 * Brings the retailer's archive and content into a migrated database. Safe to run again: an
 * unchanged archive is passed over, content is replaced, sold stock stays sold.
 * @throws Error naming what does not fit; nothing of the refused part is written then.
 */
export async function seed(db: Db, options: SeedOptions = {}): Promise<void> {
  const { folder = path.resolve('demo'), onProgress = () => undefined, now } = options
  const photosFolder = path.join(folder, 'photos')
  const archive = await importArchive(db, path.join(folder, 'site-archive'), {
    photosFolder,
    now,
    onProgress: (line) => onProgress(`Archive: ${line}`),
    afterWrite: async (trx) => {
      onProgress('Archive: building the search index')
      await rebuildSearchIndex(trx, undefined, now?.())
    },
  })
  report('archive', archive, onProgress)
  onProgress(
    archive.outcome === 'unchanged'
      ? 'Archive: unchanged'
      : `Archive: ${archive.counts['products']} products, ${archive.counts['shops']} shops, ${archive.counts['sites']} sites`,
  )
  const content = await importContent(db, path.join(folder, 'content'), { photosFolder })
  report('content', content, onProgress)
  onProgress(`Content: ${content.count} items`)
}

function report(
  part: string,
  { outcome, findings }: { outcome: string; findings: readonly Finding[] },
  onProgress: (line: string) => void,
): void {
  const lines = findings.map(toFindingLine)
  if (outcome === 'refused') {
    throw new Error(`The ${part} was refused; nothing of it was written.\n${lines.join('\n')}`)
  }
  for (const line of lines) onProgress(line)
}
