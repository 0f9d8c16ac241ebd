import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { EmbeddedDatabase } from '../db/embedded-database'
import { listMigrations, migrate } from '../db/migrate'
import { createPgliteDialect } from '../db/pglite-dialect'
import type { Schema } from '../db/schema'

const CACHE_FOLDER = path.resolve(__dirname, '../../var/cache')

/** The dump is cached per state of the migrations. */
export async function loadPreparedDatabase(): Promise<Blob> {
  const file = path.join(CACHE_FOLDER, `test-database-${stateOfMigrations()}.tar`)
  if (!existsSync(file)) await prepareDatabase(file)
  return new Blob([readFileSync(file)], { type: 'application/x-tar' })
}

export function stateOfMigrations(): string {
  const hash = createHash('sha256')
  for (const { name, checksum } of listMigrations()) hash.update(`${name}:${checksum}\n`)
  return hash.digest('hex').slice(0, 16)
}

async function prepareDatabase(file: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: 'memory://' })
  const embedded = new EmbeddedDatabase(pglite, { open: async () => pglite })
  const db = new Kysely<Schema>({ dialect: createPgliteDialect(embedded) })
  await migrate(db)
  // otherwise each copy would replay the log of the migrations when it starts
  await pglite.exec('checkpoint')
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  mkdirSync(CACHE_FOLDER, { recursive: true })
  // renamed when complete, because another worker may be reading
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
}
