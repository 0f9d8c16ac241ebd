import { sql, type RawBuilder } from 'kysely'
import type { ImportMode } from '../../../contracts/import'
import type { Findings } from '../../archives/findings'
import type { Db } from '../../db/client'
import { overlayRow, type Row } from '../overlay-row'
import { areSame, groupByColumns, isAmong, isComplete, pick } from './row-keys'
import type { RowEntry, RowKind } from './row-kind'

interface ImportState {
  files: readonly { path: string; root: string }[]
  findings: Pick<Findings, 'note'>
  counts: Record<string, number>
  removed: Record<string, number>
  deletions: { count: number }
}

interface KindsOfImport {
  modeOf: (root: string) => ImportMode
  /** Returns whether the archive has all data of these files. */
  isWhole: (root: string) => boolean
}

/** Logs what the statements of a store change, within these statements. */
export interface RowLog {
  /**
   * @param done the relation of changed rows: `old` and `new` as JSON, null where there is none
   * @returns parts of the statement: one with the logged changes is named `change`
   */
  toParts: (table: string, done: RawBuilder<unknown>) => RawBuilder<unknown>
  add: (table: string, number: number) => void
}

export const NOT_HERE = 'it does not exist here, so the update leaves it out'
// a statement has a few parameters, however many rows
const CHUNK = 1_000

/**
 * Writes the rows of an import in its mode: it is the only place that knows what the modes mean for
 * existing rows.
 */
export class RowStore {
  readonly #db: Db
  readonly #context: ImportState
  readonly #kinds: KindsOfImport
  /** Table → keys of the rows that the archive has, readable or not. */
  readonly #seen = new Map<string, Map<string, Row>>()
  readonly #scopes = new Map<string, Map<string, Row>>()
  /** Table → the known parts of incomplete keys; the record could be any that has them. */
  readonly #kept = new Map<string, Map<string, Row>>()
  readonly #log: RowLog | undefined

  constructor(db: Db, context: ImportState, kinds: KindsOfImport, log?: RowLog) {
    this.#db = db
    this.#context = context
    this.#kinds = kinds
    this.#log = log
  }

  /** Notes that the archive has files of this kind for a scope, e.g. a site, even if empty. */
  open(kind: RowKind, scope: Row): void {
    const scopes = this.#scopes.get(kind.table) ?? new Map<string, Row>()
    this.#scopes.set(kind.table, scopes.set(JSON.stringify(scope), scope))
  }

  /** Adds, changes and deletes rows, depending on the mode. @returns the rows as written. */
  async write(kind: RowKind, entries: readonly RowEntry[]): Promise<Row[]> {
    const gone: Row[] = []
    const rows: (RowEntry & { row: Row })[] = []
    for (const { isGone = false, ...entry } of entries) {
      this.#see(kind, entry.key, isGone)
      if (isGone && isComplete(entry.key)) gone.push(entry.key)
      if (!isGone && entry.row) rows.push({ ...entry, row: entry.row })
    }
    await this.delete(kind, gone)
    const written = await this.#settle(kind, rows)
    await this.#upsert(kind, written)
    return written
  }

  async delete(kind: RowKind, keys: readonly Row[]): Promise<void> {
    for (const [columns, rows] of groupByColumns(keys)) {
      if (columns.length === 0) continue
      const number = await this.#deleteWhere(kind, isAmong(kind.table, columns, rows))
      this.#context.deletions.count += number
    }
  }

  /** Counts parts of rows that were deleted because the archive names them. */
  addDeletions(number: number): void {
    this.#context.deletions.count += number
  }

  async #deleteWhere(kind: RowKind, condition: RawBuilder<unknown>): Promise<number> {
    const { table, key } = kind
    const columns = sql.join(key.map((column) => sql.ref(column)))
    const number = await this.#carryOut(
      kind,
      sql`gone as (select ${columns} from ${sql.table(table)} where ${condition} ${toLock(kind)}),
      done as (
        delete from ${sql.table(table)} where (${columns}) in (select ${columns} from gone)
        returning ${this.#toLogged(sql.table(table))} as old, null::jsonb as new)`,
    )
    const { removed } = this.#context
    const name = kind.count ?? table
    if (number > 0) removed[name] = (removed[name] ?? 0) + number
    return number
  }

  /**
   * After the last file of a kind: removes what the archive no longer has, and counts what the
   * database has of it.
   */
  async finish(kind: RowKind): Promise<void> {
    const { table, count } = kind
    const seen = [...(this.#seen.get(table)?.values() ?? [])]
    const isSeen = isAmong(table, kind.key, seen)
    await this.#removeOthers(kind, isSeen)
    if (count === undefined || seen.length === 0) return
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${isSeen}`.execute(this.#db)
    this.#context.counts[count] = rows[0]?.count ?? 0
  }

  /** Returns how many rows a replacement keeps although the archive does not have them. */
  async countOthers({ table, key, root }: RowKind): Promise<number> {
    if (!this.#kinds.isWhole(root)) return 0
    const isSeen = isAmong(table, key, [...(this.#seen.get(table)?.values() ?? [])])
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where not ${isSeen}`.execute(this.#db)
    return rows[0]?.count ?? 0
  }

  async #removeOthers(kind: RowKind, isSeen: RawBuilder<boolean>): Promise<void> {
    const { table, scope, root } = kind
    if (kind.keepsOthers || !this.#kinds.isWhole(root)) return
    const kept = [...(this.#kept.get(table)?.values() ?? [])]
    if (kept.some((row) => Object.keys(row).length === 0)) return
    const scopes = [...(this.#scopes.get(table)?.values() ?? [])]
    if (scope && scopes.length === 0) return
    const isOpen = scope ? isAmong(table, scope, scopes) : sql<boolean>`true`
    const isKept = groupByColumns(kept).map(([columns, rows]) => isAmong(table, columns, rows))
    const conditions = [isSeen, ...isKept].map((one) => sql`and not ${one}`)
    await this.#deleteWhere(kind, sql`${isOpen} ${sql.join(conditions, sql` `)}`)
  }

  #see(kind: RowKind, key: Row, isGone: boolean): void {
    const known = kind.key.filter((column) => key[column] !== undefined && key[column] !== null)
    const isWhole = known.length === kind.key.length
    const list = isWhole ? this.#seen : this.#kept
    const all = list.get(kind.table) ?? new Map<string, Row>()
    list.set(kind.table, all)
    const record = pick(key, known)
    if (!isGone) all.set(JSON.stringify(record), record)
    else if (isWhole) all.delete(JSON.stringify(record))
  }

  /** Combines rows with the existing ones, as the mode says. */
  async #settle(kind: RowKind, entries: readonly (RowEntry & { row: Row })[]): Promise<Row[]> {
    const mode = this.#kinds.modeOf(kind.root)
    const isReplaced = mode === 'replace'
    const needsExisting = !isReplaced || entries.some(({ naming }) => naming?.unread.size)
    const existing = needsExisting ? await this.#load(kind, entries) : []
    const settled = new Map<string, Row>()
    for (const [at, { row, naming }] of entries.entries()) {
      const key = JSON.stringify(kind.key.map((column) => row[column]))
      const before = settled.get(key) ?? existing[at]
      const isSkipped = mode === 'update' && !kind.isPart
      if (!before && isSkipped) this.#noteAbsent(kind, row)
      else if (!before) naming?.reportMissing?.()
      if (!before && (isSkipped || naming?.reportMissing)) continue
      settled.set(key, before ? overlayRow(row, before, naming, isReplaced) : row)
    }
    return [...settled.values()]
  }

  #noteAbsent({ root, key, scope = [] }: RowKind, row: Row): void {
    const { files, findings } = this.#context
    const [file, ...others] = files.filter((one) => one.root === root)
    const id = key.filter((column) => !scope.includes(column)).map((column) => row[column])
    const path = file && others.length === 0 ? file.path : ''
    findings.note(path, id.join(' '), NOT_HERE)
  }

  async #load({ table, key }: RowKind, entries: readonly { row: Row }[]): Promise<Row[]> {
    const keys = JSON.stringify(entries.map(({ row }) => pick(row, key)))
    const { rows } = await sql<{ at: number; row: Row }>`
      select wanted.ordinality as at, to_jsonb(present) as row
      from jsonb_populate_recordset(null::${sql.table(table)}, ${keys}::jsonb)
        with ordinality as wanted
      join ${sql.table(table)} as present on ${areSame(key, 'present', 'wanted')}`.execute(this.#db)
    const found: Row[] = []
    for (const { at, row } of rows) found[at - 1] = row
    return found
  }

  async #upsert(kind: RowKind, rows: readonly Row[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {})
    const names = sql.join(columns.map((column) => sql.ref(column)))
    const others = columns.filter((column) => !kind.key.includes(column))
    const set = others.map(
      (column) => sql`${sql.ref(column)} = ${kind.set?.[column] ?? sql.ref(`excluded.${column}`)}`,
    )
    const onConflict = set.length > 0 ? sql`do update set ${sql.join(set)}` : sql`do nothing`
    const table = sql.table(kind.table)
    const key = sql.join(kind.key.map((column) => sql.ref(column)))
    for (let from = 0; from < rows.length; from += CHUNK) {
      const chunk = JSON.stringify(rows.slice(from, from + CHUNK))
      await this.#carryOut(
        kind,
        sql`given as (
          select ${names} from jsonb_populate_recordset(null::${table}, ${chunk}::jsonb)),
        before as materialized (
          select * from ${table} where ${this.#log !== undefined}::boolean
            and (${key}) in (select ${key} from given) ${toLock(kind)}),
        written as (
          insert into ${table} (${names})
          select ${names} from given where (select count(*) from before) >= 0
          on conflict (${key}) ${onConflict} returning ${this.#log ? sql`*` : key}),
        done as (
          select ${this.#toLogged(sql`before`)} as old, ${this.#toLogged(sql`written`)} as new
          from written left join before using (${key}))`,
      )
    }
  }

  #toLogged(row: RawBuilder<unknown>) {
    return this.#log ? sql`to_jsonb(${row})` : sql`null::jsonb`
  }

  /** Executes a statement whose last part, `done`, has the changed rows. @returns their number */
  async #carryOut({ table }: RowKind, parts: RawBuilder<unknown>): Promise<number> {
    const logged = this.#log?.toParts(table, sql`done`)
    const { rows } = await sql<{ number: number; changes: number }>`
      with ${parts} ${logged ? sql`, ${logged}` : sql``}
      select (select count(*) from done) as number,
        ${logged ? sql`(select count(*) from change)` : sql`0`} as changes`.execute(this.#db)
    const { number = 0, changes = 0 } = rows[0] ?? {}
    this.#log?.add(table, changes)
    return number
  }
}

const toLock = ({ lockedBy }: RowKind) =>
  lockedBy ? sql`order by ${sql.ref(lockedBy)} collate "C" for update` : sql``
