import type { Db, Trx } from '../db/client'

/**
 * Returns when an archive other than the demo was imported; undefined if the database does not
 * contain one.
 */
export async function findOwnArchive(db: Db): Promise<Date | undefined> {
  const query = db.selectFrom('archive_import').select('imported_at').where('is_demo', '=', false)
  return (await query.executeTakeFirst())?.imported_at
}

export async function isImported(db: Db, checksum: string): Promise<boolean> {
  const known = await db
    .selectFrom('archive_import')
    .select('checksum')
    .where('checksum', '=', checksum)
    .executeTakeFirst()
  return known !== undefined
}

/**
 * Records an archive as imported. It replaces the record of the previous one, which may then be
 * imported again.
 */
export async function rememberImport(
  trx: Trx,
  checksum: string,
  report: object,
  columns: { imported_at: Date; is_demo: boolean },
): Promise<void> {
  await trx.deleteFrom('archive_import').execute()
  await trx
    .insertInto('archive_import')
    .values({ checksum, report: JSON.stringify(report), ...columns })
    .execute()
}
