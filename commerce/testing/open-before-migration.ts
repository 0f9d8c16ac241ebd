import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { listMigrations, migrate } from '../db/migrate'
import { createEmptyDatabase } from './test-database'

const MIGRATIONS = path.resolve(__dirname, '../db/migrations')

export async function openBeforeMigration(migration: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  try {
    const database = await createEmptyDatabase()
    for (const { name } of listMigrations()) {
      if (name < migration) cpSync(path.join(MIGRATIONS, name), path.join(folder, name))
    }
    await migrate(database.db, folder)
    return database
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
