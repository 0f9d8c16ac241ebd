import { existsSync, renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { EmbeddedDatabase } from './embedded-database'
import type { Schema } from './schema'

/** The embedded databases of this process. */
export const embeddedDatabases = new WeakMap<Kysely<Schema>, EmbeddedDatabase>()

const toBefore = (folder: string) => `${folder}.before`

/** Puts other files in the place of those of a database that is closed. */
export async function exchangeFiles(folder: string, files: string): Promise<void> {
  renameSync(folder, toBefore(folder))
  renameSync(files, folder)
  // a full disk needs the room before the database can be opened
  await rm(toBefore(folder), { recursive: true, force: true })
}

/** Must be called before a database is opened: the process may have ended between two steps. */
export function finishExchange(folder: string): void {
  const before = toBefore(folder)
  if (existsSync(before) && !existsSync(folder)) renameSync(before, folder)
  rmSync(before, { recursive: true, force: true })
}
