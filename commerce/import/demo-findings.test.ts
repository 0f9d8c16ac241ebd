import path from 'node:path'
import { createTestDatabase } from '../testing/test-database'
import { toFindingLine } from '../archives/findings'
import { tryArchive } from './try-archive'

test('everything in the archive of the demo is read', async () => {
  const { db, close } = await createTestDatabase()
  const { findings } = await tryArchive(db, path.resolve('demo/site-archive')).finally(close)
  const unread = findings.filter(({ message }) => message.startsWith('not taken over'))
  expect(unread.map(toFindingLine)).toEqual([])
})
