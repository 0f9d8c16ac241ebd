import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../db/client'
import { importArchive } from '../import/import-archive'
import { FILES_OF_EVERY_COLUMN } from '../testing/archive-of-every-column'
import { fillNotExported } from '../testing/fill-not-exported'
import { importArchiveFiles } from '../testing/import-archive-files'
import { createTestDatabase } from '../testing/test-database'
import { EVERY_KIND, toExportKinds } from './export-kinds'
import { exportTo } from './export-to'

const SECRETS = { apiSecret: 'hush', gatewayCode: 'hush too' }
/** They say when an archive was imported, and which products it wrote, as does `changed_at`. */
const OF_IMPORTS = ['archive_import', 'search_touched']

/** Where an element of a campaign was in its file. */
const LINE = /"line": \d+, /g

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'own-export-'))
  database = await createTestDatabase()
  const { db } = database
  await importArchiveFiles(db, FILES_OF_EVERY_COLUMN)
  await sql`update site set preferences = preferences || ${JSON.stringify(SECRETS)}::jsonb`.execute(
    db,
  )
  await addDefinition(db, 'apiSecret', 'string')
  await addDefinition(db, 'gatewayCode', 'password')
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function addDefinition(db: Db, id: string, valueType: string): Promise<void> {
  const { rows } = await sql`insert into attribute_definition (object_type, id, definition)
    select object_type, ${id}, definition || jsonb_build_object(
      'valueType', ${valueType}::text, 'defaultValue', 'hushed')
    from attribute_definition where object_type = 'SitePreferences' and id = 'note'
    returning id`.execute(db)
  expect(rows).toHaveLength(1)
}

async function readEverything(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    db,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables.filter((table) => !OF_IMPORTS.includes(table.name))) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'changed_at')::text as row from ${sql.table(name)} as t`.execute(db)
    found[name] = rows.map(({ row }) => row.replace(LINE, '')).sort()
  }
  return found
}

test.each([
  ['with every kind of data', EVERY_KIND],
  ['without personal data', toExportKinds([])],
])(
  'a shop replaced by its own export %s loses nothing that the export leaves out',
  async (_name, kinds) => {
    const { db } = database
    await fillNotExported(db)
    const before = await readEverything(db)
    expect(Object.keys(before).filter((name) => before[name]?.length === 0)).toEqual([])
    await exportTo(db, path.join(folder, 'shop'), { kinds })
    const report = await importArchive(db, path.join(folder, 'shop'), { isRepeated: true })
    expect(report.outcome).toBe('imported')
    const after = await readEverything(db)
    for (const name of Object.keys(before)) {
      expect({ [name]: after[name] }).toEqual({ [name]: before[name] })
    }
  },
  120_000,
)

test('a secret that an archive names is replaced, and an empty one is cleared', async () => {
  const { db } = database
  const given = [
    '<preference preference-id="apiSecret">new</preference>',
    '<preference preference-id="gatewayCode"/>',
  ]
  await importArchiveFiles(db, {
    'sites/more/preferences.xml': FILES_OF_EVERY_COLUMN['sites/more/preferences.xml'].replace(
      '</all-instances></custom-preferences>',
      `${given.join('')}</all-instances></custom-preferences>`,
    ),
  })
  const site = await db
    .selectFrom('site')
    .select('preferences')
    .where('id', '=', 'more')
    .executeTakeFirstOrThrow()
  expect(site.preferences).toEqual({
    SiteTimezone: 'Europe/Vienna',
    note: 'Hello',
    apiSecret: 'new',
  })
})
