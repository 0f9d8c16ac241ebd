import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { DatabaseAwayError } from './database-away'
import type { DiskRoom } from './disk-room'
import { EmbeddedDatabase } from './embedded-database'

jest.setTimeout(120_000)

const SCRIPT = path.join(__dirname, 'testing/write-on-full-disk.ts')

test('an embedded database refuses writes on a full disk, survives a panic and loses nothing', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', SCRIPT])
  const outcome: unknown = JSON.parse(stdout)
  if (JSON.stringify(outcome) === '{"isSkipped":true}') {
    console.warn('Not tested: this user may not mount a file system.')
    return
  }
  expect(outcome).toEqual({
    refused: 20,
    whileFull: [{ lines: 50 }],
    notices: ['live', 'lost', 'live', 'again'],
    errors: ['DatabaseAwayError'],
    lost: 0,
  })
})

const exec = jest.fn(async () => [])
const pglite = Object.assign(Object.create(PGlite.prototype), { query: exec })
const room = (freeBytes: number[], checkpointFits = true): DiskRoom =>
  Object.assign(Object.create(null), {
    isLacking: () => (freeBytes.shift() ?? 0) === 0,
    allowsCheckpoint: () => checkpointFits,
  })
const withRoom = (given: DiskRoom) =>
  new EmbeddedDatabase(pglite, {
    open: async () => pglite,
    disk: { folder: 'database', room: given },
  })

test.each([
  'insert into line values (1)',
  'with one as (delete from line returning id) select * from one',
  'select id from line for update',
  "NOTIFY shop_change, 'x'",
])('%j is refused while the disk is full', async (statement) => {
  const full = withRoom(room([], false))
  await expect(full.checkRoom(pglite, statement)).rejects.toThrow(DatabaseAwayError)
  expect(exec).not.toHaveBeenCalled()
})

test.each(['select updated_at from line', 'begin', 'commit', 'rollback'])(
  '%j is not',
  async (statement) => {
    await withRoom(room([], false)).checkRoom(pglite, statement)
  },
)

test('a checkpoint gives room once in a while', async () => {
  const database = withRoom(room([0, 1, 0, 0]))
  await database.checkRoom(pglite, 'insert into line values (1)')
  expect(exec).toHaveBeenCalledWith('checkpoint')
  await expect(database.checkRoom(pglite, 'insert into line values (1)')).rejects.toThrow()
  expect(exec).toHaveBeenCalledTimes(1)
})
