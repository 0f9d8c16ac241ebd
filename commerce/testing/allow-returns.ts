import { sql } from 'kysely'
import type { Db } from '../db/client'

/** Lets all products of all sites come back for 30 days. */
export async function allowReturns(db: Db): Promise<void> {
  await sql`update site set preferences = preferences || '{"returnDays": 30}'::jsonb`.execute(db)
  await sql`update product set custom = custom || '{"isReturnable": true}'::jsonb`.execute(db)
}
