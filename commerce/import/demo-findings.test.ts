import path from 'node:path'
import { createTestDatabase } from '../testing/test-database'
import { toFindingLine } from '../archives/findings'
import { tryArchive } from './try-archive'

test('everything in the archive of the demo is read, and nothing needs a look', async () => {
  const database = await createTestDatabase()
  const { findings } = await tryArchive(database.db, path.resolve('demo/site-archive'))
  await database.close()
  const forPeople = findings.filter(({ severity }) => severity !== 'note')
  expect(forPeople.map(toFindingLine)).toEqual([])
})
