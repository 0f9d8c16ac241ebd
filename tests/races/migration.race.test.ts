import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { findLocks } from '../../commerce/db/check-migration'
import { migrate } from '../../commerce/db/migrate'
import { createOnServer } from '../../commerce/testing/test-database'

const serverUrl = process.env['TEST_DATABASE_URL']
const ROWS = 1_000_000
/** Twice what a migration waits for a lock, and some time for a busy machine. */
const PATIENCE_MS = 4_000
const MIGRATIONS = [
  'alter table payment add column note text, add column changed_at timestamptz default now();',
  'create index concurrently payment_by_day on payment (at, amount);',
  'alter table payment add constraint positive check (amount > 0) not valid;',
  'alter table payment validate constraint positive;',
]

;(serverUrl ? it : it.skip)(
  'migrates 1,000,000 rows while the shop writes them (skipped without TEST_DATABASE_URL)',
  async () => {
    const { db, close } = await createOnServer(serverUrl ?? '')
    const folder = mkdtempSync(path.join(tmpdir(), 'praline-migration-'))
    await sql`create table payment as select id, id % 900 + 1 as amount,
      now() - id * interval '1 minute' as at, repeat('x', 200) as document
      from generate_series(1, ${sql.lit(ROWS)}) as id`.execute(db)
    await sql`alter table payment add primary key (id)`.execute(db)
    let [isOver, writes, longest] = [false, 0, 0]
    const write = async (): Promise<void> => {
      while (!isOver) {
        const startedAt = performance.now()
        const id = 1 + Math.floor(Math.random() * ROWS)
        await sql`update payment set amount = amount + 1 where id = ${id}`.execute(db)
        longest = Math.max(longest, performance.now() - startedAt)
        writes += 1
      }
    }
    const writers = [write(), write()]
    try {
      for (const [at, text] of MIGRATIONS.entries()) {
        const name = `90${at}-payment.sql`
        expect(findLocks({ name, text })).toEqual([])
        writeFileSync(path.join(folder, name), text)
        const startedAt = performance.now()
        ;[writes, longest] = [0, 0]
        expect(await migrate(db, folder)).toEqual([name])
        const took = (performance.now() - startedAt).toFixed(0)
        console.log(`${text} ${took} ms, ${writes} writes, the longest ${longest.toFixed(0)} ms`)
        expect(longest).toBeLessThan(PATIENCE_MS)
      }
    } finally {
      isOver = true
      await Promise.all(writers)
      await close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
