import { sql } from 'kysely'
import type { Trx } from '../db/client'
import type { Entry } from './figure-entry'
import { MEASURES, type Measure } from './figure-kinds.constants'
import type { FigureKey } from './figures.tables'

export type Figure = FigureKey & Partial<Record<Measure, number>>

/** Imports write texts of any length, which an index cannot have. */
const LONGEST_KEY = 200

const cut = (text: string) =>
  text.length > LONGEST_KEY ? [...text].slice(0, LONGEST_KEY).join('') : text

export const toFigure = (
  { kind, day, shop, key, add }: Entry,
  siteId: string,
  currency: string,
): Figure => ({
  ...{ kind, day, site_id: siteId, currency, shop_id: cut(shop), key: cut(key) },
  ...add,
})

/** Written by this engine alone, so its form is not checked again. */
export const readFigures = (entries: unknown) =>
  Array.isArray(entries) ? (entries as Figure[]) : []

export function negated(figure: Figure): Figure {
  const { kind, day, site_id, currency, shop_id, key } = figure
  const measures = MEASURES.map((name) => [name, -(figure[name] ?? 0)] as const)
  return { kind, day, site_id, currency, shop_id, key, ...Object.fromEntries(measures) }
}

/** Adds up the figures of each key, and leaves out those of which nothing is left. */
export function sumFigures(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>()
  for (const figure of figures) {
    const { kind, day, site_id, currency, shop_id, key } = figure
    const id = JSON.stringify([kind, day, site_id, currency, shop_id, key])
    const known = sums.get(id)
    const measures = MEASURES.map((name) => [name, (known?.[name] ?? 0) + (figure[name] ?? 0)])
    sums.set(id, { kind, day, site_id, currency, shop_id, key, ...Object.fromEntries(measures) })
  }
  return [...sums.values()].filter((figure) => MEASURES.some((name) => figure[name] !== 0))
}

const COLUMNS = sql.raw(MEASURES.join(', '))
const COLUMN_TYPES = sql.raw(MEASURES.map((name) => `${name} bigint`).join(', '))
const ADDED = sql.raw(
  MEASURES.map((name) => `${name} = figure.${name} + excluded.${name}`).join(', '),
)
const IS_EMPTY = sql.raw(MEASURES.map((name) => `figure.${name} = 0`).join(' and '))

export async function addFigures(trx: Trx, figures: readonly Figure[]): Promise<void> {
  if (figures.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as given (
    kind text, day date, site_id text, currency text, shop_id text, key text, ${COLUMN_TYPES})`
  await sql`
    insert into figure (kind, day, site_id, currency, shop_id, key, ${COLUMNS})
    select kind, day, site_id, currency, shop_id, key, ${COLUMNS} from ${given}
    on conflict (kind, day, site_id, currency, shop_id, key) do update set ${ADDED}`.execute(trx)
  await sql`
    delete from figure using ${given}
    where figure.kind = given.kind and figure.day = given.day and figure.site_id = given.site_id
      and figure.currency = given.currency and figure.shop_id = given.shop_id
      and figure.key = given.key and ${IS_EMPTY}`.execute(trx)
}
