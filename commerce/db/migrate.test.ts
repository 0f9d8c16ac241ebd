import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { useDatabase } from '../testing/test-database'
import { openDatabase } from './client'
import { listMigrations, migrate } from './migrate'

let folder: string
const database = useDatabase()
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrate-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text)
}

test('the numbers of our migrations are unique', () => {
  const numbers = listMigrations().map(({ name }) => name.slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('migrations are applied once and in order, even by two engines simultaneously', async () => {
  write('902-second.sql', 'insert into tried values (2); insert into tried values (3);')
  write('901-first.sql', "create table tried (n integer); -- a note with a ' in it")
  const applied = await Promise.all([migrate(database.db, folder), migrate(database.db, folder)])
  expect(applied.flat().sort()).toEqual(['901-first.sql', '902-second.sql'])
  const { rows } = await sql<{ n: number }>`select n from tried order by n`.execute(database.db)
  expect(rows).toEqual([{ n: 2 }, { n: 3 }])
  expect(await migrate(database.db, folder)).toEqual([])
})

test('a failing migration leaves no changes behind', async () => {
  write('903-broken.sql', 'create table half (n integer); select * from nowhere;')
  await expect(migrate(database.db, folder)).rejects.toMatchObject({ code: '42P01' })
  const { rows } = await sql`select to_regclass('half') as found`.execute(database.db)
  expect(rows).toEqual([{ found: null }])
  rmSync(path.join(folder, '903-broken.sql'))
})

test('an applied migration that was changed is refused', async () => {
  write('901-first.sql', 'create table tried (n bigint);')
  await expect(migrate(database.db, folder)).rejects.toThrow('901-first.sql was changed')
})

test('an index is built while others write, also after an attempt that broke off', async () => {
  write('901-first.sql', "create table tried (n integer); -- a note with a ' in it")
  await sql`insert into tried values (3)`.execute(database.db)
  write('904-index.sql', 'create unique index concurrently tried_n on tried (n);')
  await expect(migrate(database.db, folder)).rejects.toMatchObject({ code: '23505' })
  await sql`delete from tried where n = 3`.execute(database.db)
  expect(await migrate(database.db, folder)).toEqual(['904-index.sql'])
  const { rows } = await sql`select indisvalid as valid from pg_index
    where indexrelid = 'tried_n'::regclass`.execute(database.db)
  expect(rows).toEqual([{ valid: true }])
})

const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip

onPostgres(
  'a migration lets a transaction go on that holds its table, and its readers',
  async () => {
    write('905-column.sql', 'alter table tried add column at timestamptz default now();')
    let waits = 0
    const migrated = await database.db.transaction().execute(async (trx) => {
      await sql`select from tried`.execute(trx)
      const migrating = migrate(database.db, folder)
      for (const end = performance.now() + 2_500; performance.now() < end;) {
        const startedAt = performance.now()
        await sql`select from tried`.execute(database.db)
        waits = Math.max(waits, performance.now() - startedAt)
      }
      return { migrating }
    })
    expect(await migrated.migrating).toEqual(['905-column.sql'])
    expect(waits).toBeLessThan(10_000)
  },
)

onPostgres('a migration may take longer than other statements', async () => {
  const { rows } = await sql<{ url: string }>`select current_database() as url`.execute(database.db)
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = `/${rows[0]?.url}`
  const databaseLimits = { connections: 2, statementTimeoutMs: 100, lockTimeoutMs: 100 }
  const hurried = await openDatabase({ databaseUrl: url.href, databaseLimits })
  await expect(sql`select pg_sleep(0.3)`.execute(hurried.db)).rejects.toMatchObject({
    code: '57014',
  })
  write('906-slow.sql', 'select pg_sleep(0.3);')
  expect(await migrate(hurried.db, folder)).toEqual(['906-slow.sql'])
  await hurried.close()
})
