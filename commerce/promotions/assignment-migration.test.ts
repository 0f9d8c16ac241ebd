import { sql } from 'kysely'
import { migrate } from '../db/migrate'
import { openBeforeMigration } from '../testing/open-before-migration'

const assigned = (id: string, more: object) => ({
  campaignId: id,
  startsAt: [],
  endsAt: [],
  ...more,
})
const BOSTON = [{ type: 'store', value: 'boston' }]
const VIP = { customerGroupIds: ['Vip'], matchMode: 'all', startsAt: ['2026-11-01T08:00:00+01:00'] }

test('assignments of promotions alone become rows, and others name their promotions', async () => {
  const { db, close } = await openBeforeMigration('493-assignments.sql')
  try {
    await sql`insert into site (id, name, currency, catalog_id, inventory_list_id, price_book_ids)
      values ('s', 'S', 'USD', 'c', 'i', '{}')`.execute(db)
    await sql`insert into price_book_assignment (site_id, id, price_book_ids, match_mode)
      values ('s', 'books', '{vip}', 'any')`.execute(db)
    for (const [id, assignments] of [
      ['a', [assigned('assignment:vip', VIP), assigned('easter', {})]],
      [
        'b',
        [assigned('assignment:vip', VIP), assigned('assignment:books', { qualifiers: BOSTON })],
      ],
      ['c', []],
    ] as const) {
      const definition = JSON.stringify({ id, assignments })
      await sql`insert into promotion (site_id, id, definition)
        values ('s', ${id}, ${definition}::jsonb)`.execute(db)
    }
    await migrate(db)
    const rows = await db.selectFrom('price_book_assignment').selectAll().orderBy('id').execute()
    expect(rows).toMatchObject([
      { id: 'books', price_book_ids: ['vip'], enabled: true, promotion_ids: ['b'] },
      {
        ...{ id: 'vip', price_book_ids: [], enabled: true, match_mode: 'all', qualifiers: [] },
        ...{ promotion_ids: ['a', 'b'], customer_group_ids: ['Vip'], description: {} },
        ...{ starts_at: new Date('2026-11-01T07:00:00Z'), ends_at: null },
      },
    ])
  } finally {
    await close()
  }
})
