import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { DatabaseAwayError } from '../../db/database-away'
import { createTestDatabase } from '../../testing/test-database'
import { ImportFiles } from './import-files'
import { carryOut } from './import-run'
import { useForEach } from '../../testing/use'

jest.setTimeout(180_000)

const database = useForEach(() => createTestDatabase())
afterEach(async () => {
  jest.restoreAllMocks()
})

async function run(stopping: AbortSignal) {
  const { db } = database
  const folder = path.join(os.tmpdir(), randomUUID())
  const key = randomUUID()
  const now = () => new Date()
  const row = {
    file_name: 'spring.zip',
    bytes: 1,
    file_key: key,
    mode: 'merge' as const,
    state: 'importing' as const,
    uploaded_at: now(),
    uploaded_by: 'Ada',
    alive_at: now(),
  }
  const added = db.insertInto('office_import').values(row).returning('id')
  const { id } = await added.executeTakeFirstOrThrow()
  const dependencies = {
    ...{ db, files: new ImportFiles(folder), now, stopping, onProgress: () => undefined },
    ...{ mediaDir: folder, importedMediaDir: folder },
  }
  const by = { name: 'Ada', requestId: '1' }
  await carryOut(dependencies, { id, key, mode: 'merge', what: 'import', by, roles: ['admin'] })
  const stored = db.selectFrom('office_import').select(['state', 'problem']).where('id', '=', id)
  return stored.executeTakeFirst()
}

function takeAway(times: number): void {
  const transaction = database.db.transaction.bind(database.db)
  jest.spyOn(database.db, 'transaction').mockImplementation(() => {
    times -= 1
    if (times >= 0) throw new DatabaseAwayError('The disk of the database is full.')
    return transaction()
  })
}

test('the result of an import is stored once the database takes it', async () => {
  takeAway(2)
  const stored = await run(new AbortController().signal)
  expect(stored).toMatchObject({ state: 'failed', problem: expect.stringContaining('the archive') })
})

test('an engine that stops does not wait for a database that is away', async () => {
  takeAway(Infinity)
  await expect(run(AbortSignal.abort())).rejects.toThrow('aborted')
})
