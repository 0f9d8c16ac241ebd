import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { useDatabase } from '../testing/test-database'
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
