import { sql } from 'kysely'
import { migrate } from '../db/migrate'
import { openBeforeMigration } from '../testing/open-before-migration'
import { createContentService } from './content.service'
import { listReplacedVersions, selectPictureChange } from './undoable-change.repository'

test('items stored before editions existed are migrated to the base edition', async () => {
  const { db, close } = await openBeforeMigration('360-content-editions.sql')
  try {
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
  }
})

test('a replaced picture that was stored before is undone as one change', async () => {
  const { db, close } = await openBeforeMigration('519-one-table-of-changes.sql')
  try {
    await sql`insert into content_item values ('a', 'home', 'page', 'Home', 'Ada')`.execute(db)
    const copies = [
      { itemId: 'a', editionId: 'base', live: 3, draft: 4, last: 6 },
      { itemId: 'deleted', editionId: 'base', draft: 1, last: 2 },
    ]
    await sql`insert into picture_replacement values
      ('r', 'old.jpg', 'new.jpg', ${JSON.stringify(copies)}, now(), 'Ada')`.execute(db)
    await migrate(db)
    expect(await selectPictureChange(db, 'old.jpg')).toMatchObject({ id: 'r', toPath: 'new.jpg' })
    const versions = await db.transaction().execute((trx) => listReplacedVersions(trx, 'r'))
    const own = { itemId: 'a', editionId: 'base', after: 6 }
    expect(versions).toEqual([
      { ...own, before: 3 },
      { ...own, before: 4 },
    ])
  } finally {
    await close()
  }
})
