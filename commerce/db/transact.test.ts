import { sql } from 'kysely'
import { seedSite } from '../testing/seed-site'
import { useDatabase } from '../testing/test-database'
import { afterCommit, transact, transactPart } from './transact'

const database = useDatabase()

test('of a part that fails nothing is left, and the rest of the transaction is', async () => {
  const { db } = database
  await seedSite(db)
  const effects: string[] = []
  await transact(db, async (trx) => {
    const rename = (name: string) => trx.updateTable('site').set({ name }).execute()
    await rename('before')
    afterCommit(trx, () => effects.push('before'))
    const failed = transactPart(trx, async () => {
      await rename('part')
      afterCommit(trx, () => effects.push('part'))
      // the database refuses this statement, after which a transaction is of no use
      await sql`insert into site (id) values (null)`.execute(trx)
    })
    await expect(failed).rejects.toThrow()
    const { name } = await trx.selectFrom('site').select('name').executeTakeFirstOrThrow()
    expect(name).toBe('before')
    await transactPart(trx, () => trx.updateTable('site').set({ name: 'after' }).execute())
    afterCommit(trx, () => effects.push('after'))
  })
  const { name } = await db.selectFrom('site').select('name').executeTakeFirstOrThrow()
  expect([name, effects]).toEqual(['after', ['before', 'after']])
})
