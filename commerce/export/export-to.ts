import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../db/client'
import { readSnapshot } from '../db/settle'
import { folderSink, zipSink } from './archive-sink'
import { exportArchive, type ExportOptions } from './export-archive'

/**
 * Writes the shop into a new folder, or a new zip file if the name ends in `.zip`. It appears under
 * its name once it is complete, and shows the shop at one moment.
 * @throws Error if there is something under its name already.
 */
export async function exportTo(db: Db, target: string, options: ExportOptions): Promise<string[]> {
  requireFree(target)
  // of its own, because two may be written at once
  const part = `${target}.${randomUUID()}.part`
  await mkdir(path.dirname(path.resolve(target)), { recursive: true })
  try {
    const paths = await readSnapshot(db, async (trx) => {
      await rm(part, { recursive: true, force: true })
      return write(trx, part, target.toLowerCase().endsWith('.zip'), options)
    })
    requireFree(target)
    await rename(part, target)
    return paths
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

function requireFree(target: string): void {
  if (existsSync(target)) throw new Error(`${target} already exists.`)
}

async function write(db: Db, target: string, isZip: boolean, options: ExportOptions) {
  if (!isZip) return exportArchive(db, folderSink(target), options)
  const sink = zipSink()
  const written = pipeline(sink.output, createWriteStream(target))
  const exported = exportArchive(db, sink, options).catch((error: Error) => {
    sink.output.destroy(error)
    throw error
  })
  // a full disk ends the output first; the reason is its error, and no reading must go on
  await Promise.allSettled([written, exported])
  await written
  return exported
}
