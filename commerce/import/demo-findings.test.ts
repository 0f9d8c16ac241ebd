import path from 'node:path'
import { createTestDatabase } from '../testing/test-database'
import { toFindingLine } from '../archives/findings'
import { tryArchive } from './try-archive'

test('everything in the archive of the demo is read', async () => {
  const database = await createTestDatabase()
  const { findings } = await tryArchive(database.db, path.resolve('demo/site-archive'))
  await database.close()
  const unread = findings.filter(({ message }) => message.startsWith('not taken over'))
  expect(unread.map(toFindingLine)).toEqual([])
})
