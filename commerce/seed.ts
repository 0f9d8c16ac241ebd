import { existsSync } from 'node:fs'
import path from 'node:path'
import { utcDay } from '../rules/days'
import { importContent } from './content/import-content'
import type { Db } from './db/client'
import { importReviews } from './reviews/import-reviews'
import { importSubscriptions } from './subscriptions/import-subscriptions'
import { toFindingLine, toGroupLines } from './archives/findings'
import { findOwnArchive } from './import/archive-import.repository'
import { importArchive, type ImportReport } from './import/import-archive'
import type { Counts, Progress } from './import/import-context'
import type { ImportOptions } from './import/read-archive'
import { renewProducts } from './import/renew-products'

export interface SeedOptions {
  /** The folder with `site-archive/`, `content/`, `reviews/` and `photos/`; by default, `demo`. */
  folder?: string
  /**
   * An archive to import instead of `site-archive/`: a folder or a zip file, with content and
   * photos next to it.
   */
  archive?: string
  mode?: ImportOptions['mode']
  mediaFolder?: ImportOptions['mediaFolder']
  /** Does not change a database that contains an archive imported by its path. */
  keepOwn?: boolean
  onProgress?: (line: string) => void
  onAdvance?: (progress: Progress) => void
  now?: () => Date
}

/**
 * Imports a retailer's archive, content and reviews into a migrated database. It can be repeated
 * safely: an unchanged archive is skipped, content is replaced, sold stock is not restored, and
 * reviews by shoppers are kept. Invalid data is reported to `onProgress`.
 * @throws Error if no part of the archive, or not all of the content and reviews, could be used.
 */
export async function seed(db: Db, options: SeedOptions = {}): Promise<void> {
  const own = options.keepOwn ? await findOwnArchive(db) : undefined
  if (own) {
    const day = utcDay(own)
    options.onProgress?.(
      `The database holds an archive imported on ${day}: it stays. npm run seed brings the demo back.`,
    )
    return
  }
  const { folder = path.resolve('demo'), onProgress = () => undefined, now } = options
  const archive = options.archive ?? path.join(folder, 'site-archive')
  const beside = options.archive === undefined ? folder : path.dirname(path.resolve(archive))
  const photosFolder = path.join(beside, 'photos')
  const report = await importArchive(db, archive, {
    photosFolder,
    mode: options.mode,
    mediaFolder: options.mediaFolder,
    isDemo: options.archive === undefined,
    now,
    onProgress: (line) => onProgress(`Archive: ${line}`),
    onAdvance: options.onAdvance,
    afterWrite: async (trx) => {
      onProgress('Archive: building the search index')
      await renewProducts(trx, now?.())
    },
  })
  reportArchive(report, onProgress)
  const contentFolder = path.join(beside, 'content')
  if (options.archive === undefined || existsSync(contentFolder)) {
    await seedContent(db, contentFolder, photosFolder, { onProgress, now })
  }
  const subscriptionsFile = path.join(beside, 'subscriptions', 'brindille.json')
  if (existsSync(subscriptionsFile)) {
    const count = await importSubscriptions(db, subscriptionsFile, now?.() ?? new Date())
    onProgress(`Subscriptions: ${count > 0 ? `${count} added` : 'unchanged'}`)
  }
  const reviewsFolder = path.join(beside, 'reviews')
  if (options.archive === undefined || existsSync(reviewsFolder)) {
    await seedReviews(db, reviewsFolder, onProgress, now)
  }
}

function reportArchive(
  { outcome, groups, counts }: ImportReport,
  onProgress: (line: string) => void,
): void {
  const lines = groups.flatMap(toGroupLines)
  if (outcome === 'refused') {
    throw new Error(`Nothing in the archive could be used.\n${lines.join('\n')}`)
  }
  for (const line of lines) onProgress(line)
  const found = groups.reduce((sum, { count }) => sum + count, 0)
  if (found > 0) onProgress(`Archive: ${found} findings, named above`)
  onProgress(outcome === 'unchanged' ? 'Archive: unchanged' : `Archive: ${toText(counts)}`)
}

/** Returns a text such as `43 products, 75 variants, 3 sites`. */
function toText(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(
      ([kind, count]) =>
        `${count} ${kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
    )
    .join(', ')
}

async function seedContent(
  db: Db,
  folder: string,
  photosFolder: string,
  { onProgress, now }: Required<Pick<SeedOptions, 'onProgress'>> & Pick<SeedOptions, 'now'>,
): Promise<void> {
  const { outcome, findings, count } = await importContent(db, folder, { photosFolder, now })
  const lines = findings.map(toFindingLine)
  if (outcome === 'refused') {
    throw new Error(`The content was rejected; nothing was written.\n${lines.join('\n')}`)
  }
  for (const line of lines) onProgress(line)
  onProgress(`Content: ${count} items`)
}

async function seedReviews(
  db: Db,
  folder: string,
  onProgress: (line: string) => void,
  now: SeedOptions['now'],
): Promise<void> {
  const { outcome, findings, count } = await importReviews(db, folder, now)
  const lines = findings.map(toFindingLine)
  if (outcome === 'refused') {
    throw new Error(`The reviews were rejected; nothing was written.\n${lines.join('\n')}`)
  }
  for (const line of lines) onProgress(line)
  onProgress(outcome === 'unchanged' ? 'Reviews: unchanged' : `Reviews: ${count}`)
}
