import type { Db } from './client'
import { DatabaseAwayError } from './database-away'
import { embeddedDatabases } from './exchange-database'

/**
 * Carries out a write that the response to a reader can do without, while the database only reads:
 * its disk is full, or an archive is being imported.
 */
export async function writeIfPossible(db: Db, write: () => Promise<unknown>): Promise<void> {
  if (embeddedDatabases.get(db)?.untilWritable) return
  try {
    await write()
  } catch (error) {
    if (!(error instanceof DatabaseAwayError)) throw error
  }
}
