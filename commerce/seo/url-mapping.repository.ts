import { sql } from 'kysely'
import type { Db } from '../db/client'
import type { StoredRedirect } from './redirect.rules'
import { RedirectUrl } from './redirect.schemas'

export async function selectRedirects(
  db: Db,
  siteId: string,
  path: string,
): Promise<StoredRedirect[]> {
  const name = path.slice(1).toLowerCase()
  const rows = await db
    .selectFrom('redirect_url')
    .select(['uri', 'definition'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`(trim(both '/' from lower(uri)) = ${name} or uri like '%*')`)
    .execute()
  return rows.flatMap(({ uri, definition }): StoredRedirect[] => {
    const parsed = RedirectUrl.safeParse(definition)
    return parsed.success ? [{ uri, redirect: parsed.data }] : []
  })
}

export async function selectProductIdsByPage(db: Db, path: string): Promise<string[]> {
  const names = [path, path.slice(1)]
  const { rows } = await sql<{ id: string }>`
    select id from product where page_url = any (${names}::text[])
    union select id from product where custom ->> 'path' = any (${names}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}
