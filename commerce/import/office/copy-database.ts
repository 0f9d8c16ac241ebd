import { existsSync, readdirSync, statSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '../../db/client'

/** Times of files are coarse. */
const TICK_MS = 1_000
export const NO_ROOM =
  'The disk has no room for the copy of the database in which an archive is checked.'

/**
 * Nothing uses the database while the files are copied that have changed since they were copied
 * first.
 * @param whenCopied still before the database is used again
 * @throws Error in words if the disk is full
 */
export async function copyDatabase(
  db: Db,
  from: string,
  to: string,
  whenCopied?: () => Promise<void>,
): Promise<void> {
  const began = Date.now()
  try {
    await copyNewer(from, to, 0)
    await db.connection().execute(async () => {
      await copyNewer(from, to, began - TICK_MS)
      await whenCopied?.()
    })
  } catch (error) {
    throw ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ? new Error(NO_ROOM) : error
  }
}

async function copyNewer(from: string, to: string, since: number): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.relative(from, source))
    if (entry.isDirectory()) await mkdir(target, { recursive: true })
    else if (!isOlder(source, since) || !existsSync(target))
      await copyFile(source, target).catch(unlessGone)
  }
}

const isOlder = (file: string, since: number) =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < since

function unlessGone(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
