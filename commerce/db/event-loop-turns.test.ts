import { sql } from 'kysely'
import { createTestDatabase } from '../testing/test-database'

// a server on a network answers in other turns anyway
const onEmbedded = process.env['TEST_DATABASE_URL'] ? test.skip : test

onEmbedded('statements one after the other leave turns to the rest of the process', async () => {
  const database = await createTestDatabase()
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const until = performance.now() + 600
  while (performance.now() < until) await sql`select 1`.execute(database.db)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
  await database.close()
})
