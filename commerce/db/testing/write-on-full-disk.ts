import { sql } from 'kysely'
import { SmallDisk } from '../../../scripts/testing/small-disk'
import { waitUntil } from '../../../scripts/testing/wait-until'
import { openDatabase } from '../client'

const MEGABYTES = 110
const MAX_WRITES = 1_000

/**
 * Writes to an embedded database until its disk is full and its log panics, gives the disk room
 * again, and prints what became of the rows. In a process of its own, because a panicked PGlite
 * can hang the process that calls it.
 */
async function main(): Promise<object> {
  const disk = SmallDisk.mount(MEGABYTES)
  if (!disk) return { isSkipped: true }
  const { db, listen, close } = await openDatabase({ dataDir: disk.folder })
  const notices: string[] = []
  const stop = listen('shop_change', {
    onNotice: (payload) => notices.push(payload),
    onLive: () => notices.push('live'),
    onLost: () => notices.push('lost'),
  })
  await sql`create table line (id int primary key)`.execute(db)
  const acknowledged: number[] = []
  const insert = async (id: number) => {
    await sql`insert into line values (${id})`.execute(db)
    acknowledged.push(id)
  }
  for (let id = 0; id < 50; id += 1) await insert(id)

  const names = new Set<string>()
  const note = (error: unknown) => names.add(error instanceof Error ? error.name : String(error))
  const untilWritten = (id: number) =>
    waitUntil(() =>
      insert(id).then(
        () => true,
        (error: unknown) => note(error) && false,
      ),
    )
  disk.fill()
  const refused: unknown[] = []
  for (let id = 100; id < 120; id += 1) await insert(id).catch((error) => refused.push(error))
  const whileFull = await sql`select count(*) as lines from line`.execute(db)
  disk.empty()
  await untilWritten(200)

  disk.fill()
  for (let at = 0; at < MAX_WRITES && !notices.includes('lost'); at += 1) {
    await sql`select pg_logical_emit_message(true, 'fill', repeat('x', ${60_000}))`
      .execute(db)
      .catch(note)
  }
  await sql`select 1`.execute(db).catch(note)

  disk.empty()
  await untilWritten(300)
  await sql`notify shop_change, 'again'`.execute(db)
  await waitUntil(() => notices.includes('again'))
  const { rows } = await sql<{ id: number }>`select id from line`.execute(db)
  const kept = new Set(rows.map(({ id }) => id))
  await stop()
  await close()
  disk.unmount()
  const lost = acknowledged.filter((id) => !kept.has(id)).length
  return { refused: refused.length, whileFull: whileFull.rows, notices, errors: [...names], lost }
}

main().then(
  (outcome) => {
    process.stdout.write(JSON.stringify(outcome))
    process.exit(0)
  },
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
