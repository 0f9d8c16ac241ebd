import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../db/client'
import { listMigrations, migrate } from '../db/migrate'
import { pgliteParts } from '../testing/pglite-parts'
import { createContentService } from './content.service'

const MIGRATIONS = path.resolve(__dirname, '../db/migrations')
const EDITIONS = '360-content-editions.sql'

test('items stored before editions existed are migrated to the base edition', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  const { db, close } = await openDatabase({ pglite: pgliteParts() })
  try {
    for (const { name } of listMigrations()) {
      if (name < EDITIONS) cpSync(path.join(MIGRATIONS, name), path.join(folder, name))
    }
    await migrate(db, folder)
    await sql`insert into content_item values ('a', 'home', 'page', 'Home', '{"title": "Old"}')`.execute(
      db,
    )
    await migrate(db)
    const content = createContentService(db, { now: () => new Date() })
    const options = { depth: 'root', format: 'linked' } as const
    expect((await content.getContent([{ key: 'home' }], options)).answers).toEqual([
      { content: { title: 'Old' } },
    ])
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})
