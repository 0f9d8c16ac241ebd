import { sql } from 'kysely'
import { migrate } from '../db/migrate'
import { openBeforeMigration } from '../testing/open-before-migration'
import { createContentService } from './content.service'

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
