import { setImmediate as letOthersRun } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import type { WeighedText } from '../search.tables'
import { PAGE } from './load-site-index.repository'
import type { SiteIndex } from './site-index'
import type { Stemmer, TextIndex } from './text-index'
import { TextIndexBuilder } from './text-index-builder'
import { rankChanged } from './text-ranks'

interface TextRow {
  productId: string
  name: string
  texts: WeighedText[]
}

const textColumns = ([first = 'default', second = 'default']: readonly string[]) => sql`
  product_id as "productId",
  coalesce(texts -> ${first}::text, texts -> ${second}::text, texts -> 'default') as texts,
  coalesce(localized -> ${first}::text ->> 'name', localized -> ${second}::text ->> 'name',
    name) as name`

/** Documents that are not in the index yet are left out, because their change follows. */
export async function loadTexts(
  db: Db,
  siteId: string,
  index: SiteIndex,
  locales: readonly string[],
  stem: Stemmer,
  signal: AbortSignal,
): Promise<{ text: TextIndex; names: readonly string[] }> {
  const { ordinalOf, productIds } = index
  const builder = new TextIndexBuilder()
  const names = productIds.map(() => '')
  let after = ''
  for (;;) {
    const { rows } = await sql<TextRow>`
      select ${textColumns(locales)} from search_document
      where site_id = ${siteId} and product_id > ${after}
      order by product_id limit ${PAGE}`.execute(db)
    for (const { productId, name, texts } of rows) {
      const ordinal = ordinalOf.get(productId)
      if (ordinal === undefined) continue
      names[ordinal] = name
      builder.add(ordinal, texts)
    }
    after = rows.at(-1)?.productId ?? after
    if (rows.length < PAGE) break
    await letOthersRun(undefined, { signal })
  }
  return {
    text: await builder.build(stem, signal),
    names: await toRanked(names, index, index.names, signal),
  }
}

/** In the site's language they are those of the index, which are ranked already. */
async function toRanked(
  names: readonly string[],
  index: SiteIndex,
  before: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const isSame = names.every((name, at) => name === index.names[at])
  if (isSame && names.length === index.names.length) return index.names
  await rankChanged(before, names, signal)
  return names
}

export async function changeTexts(
  db: Db,
  siteId: string,
  index: SiteIndex,
  productIds: readonly string[],
  known: { text: TextIndex; names: readonly string[] },
  locales: readonly string[],
  stem: Stemmer,
): Promise<{ text: TextIndex; names: readonly string[] }> {
  const { ordinalOf } = index
  const found = new Map<string, TextRow>()
  for (let from = 0; from < productIds.length; from += PAGE) {
    const { rows } = await sql<TextRow>`
      select ${textColumns(locales)} from search_document where site_id = ${siteId}
        and product_id = any (${productIds.slice(from, from + PAGE)}::text[])`.execute(db)
    for (const row of rows) found.set(row.productId, row)
    await letOthersRun()
  }
  const changed = productIds.flatMap((id): [number, TextRow | undefined][] => {
    const ordinal = ordinalOf.get(id)
    return ordinal === undefined ? [] : [[ordinal, found.get(id)]]
  })
  const isNamed = changed.some(([ordinal, row]) => known.names[ordinal] !== (row?.name ?? ''))
  return {
    text: await known.text.with(
      new Map(changed.map(([ordinal, row]) => [ordinal, row?.texts ?? []])),
      stem,
    ),
    names: isNamed
      ? await toRanked(withNames(known.names, changed), index, known.names)
      : known.names,
  }
}

function withNames(
  names: readonly string[],
  changed: readonly (readonly [number, TextRow | undefined])[],
): string[] {
  const copy = names.slice()
  for (const [ordinal, row] of changed) copy[ordinal] = row?.name ?? ''
  return copy
}
