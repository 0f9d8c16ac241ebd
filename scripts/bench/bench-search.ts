import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../commerce/app'
import { readConfig } from '../../commerce/config'
import { openDatabase } from '../../commerce/db/client'
import { migrate } from '../../commerce/db/migrate'
import { importArchive } from '../../commerce/import/import-archive'
import { SearchQuery } from '../../commerce/search/search.schemas'
import { JUDGED_QUERIES, type JudgedQuery } from './judged-queries'
import { ndcgAt10 } from './ndcg'

const SITE = 'brindille'
const BEST = 2
const GOOD = 1

export interface SearchQuality {
  kind: string
  queries: number
  ndcg: number
  /** Queries below this kind's average, the worst first. */
  worst: { query: string; ndcg: number }[]
}

/** Product id → words of its name and `in:` its categories. */
type Facts = ReadonlyMap<string, ReadonlySet<string>>
type Find = (query: Record<string, string>) => Promise<{ id: string; name: string }[]>

/** Measures how well the demo's search answers judged queries. */
export async function benchSearch(): Promise<SearchQuality[]> {
  const folder = mkdtempSync(join(tmpdir(), 'praline-bench-search-'))
  const opened = await openDatabase({ dataDir: folder })
  try {
    await migrate(opened.db)
    await importArchive(opened.db, 'demo/site-archive')
    const config = readConfig({ COMMERCE_LOG_LEVEL: 'silent' })
    const app = buildApp({ db: opened.db, config })
    await app.ready()
    const site = await app.services.sites.getSite(SITE)
    if (!site) throw new Error('The demo has no site.')
    const locale = { id: 'en-US', chain: ['en-US', 'en'] }
    const find: Find = async (query) => {
      const asked = SearchQuery.parse({ limit: '200', ...query })
      const { hits } = await app.services.search.searchProducts(site, asked, {
        locale,
        currency: site.currency,
      })
      return hits.map(({ productId, productName = '' }) => ({ id: productId, name: productName }))
    }
    const categories = await opened.db.selectFrom('category').select('id').distinct().execute()
    const facts = await readFacts(
      find,
      categories.map(({ id }) => id),
    )
    const kinds = Object.entries(JUDGED_QUERIES)
    const results = await Promise.all(
      kinds.map(([kind, queries]) => judgeAll(kind, queries, find, facts)),
    )
    await app.close()
    return results
  } finally {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readFacts(find: Find, categoryIds: readonly string[]): Promise<Facts> {
  const facts = new Map<string, Set<string>>()
  for (const { id, name } of await find({})) {
    facts.set(id, new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu)))
  }
  for (const categoryId of categoryIds) {
    for (const { id } of await find({ refine: `cgid=${categoryId}` })) {
      facts.get(id)?.add(`in:${categoryId}`)
    }
  }
  return facts
}

async function judgeAll(
  kind: string,
  queries: readonly JudgedQuery[],
  find: Find,
  facts: Facts,
): Promise<SearchQuality> {
  const judged = []
  for (const one of queries) {
    const gradeOf = (own: ReadonlySet<string> | undefined) => {
      if (!own) return 0
      if (fits(one.best, own)) return BEST
      return one.good && fits(one.good, own) ? GOOD : 0
    }
    const hits = await find({ q: one.query, limit: '10' })
    const ndcg = ndcgAt10(
      hits.map(({ id }) => gradeOf(facts.get(id))),
      [...facts.values()].map(gradeOf),
    )
    judged.push({ query: one.query, ndcg })
  }
  const ndcg = judged.reduce((sum, one) => sum + one.ndcg, 0) / judged.length
  const worst = judged.filter((one) => one.ndcg < ndcg).sort((one, other) => one.ndcg - other.ndcg)
  return { kind, queries: queries.length, ndcg, worst: worst.slice(0, 8) }
}

function fits(judgement: string, own: ReadonlySet<string>): boolean {
  return judgement.split('|').some((all) =>
    all.split('&').every((part) => {
      const word = part.trim()
      return own.has(word) || own.has(`${word}s`)
    }),
  )
}

export function toSearchReport(results: readonly SearchQuality[]): string {
  const count = results.reduce((sum, { queries }) => sum + queries, 0)
  const all = results.reduce((sum, { ndcg, queries }) => sum + ndcg * queries, 0) / count
  const lines = results.flatMap(({ kind, queries, ndcg, worst }) => [
    `  ${kind} (${queries}): ${ndcg.toFixed(3)}`,
    ...worst.map((one) => `    ${one.ndcg.toFixed(2)} ${one.query}`),
  ])
  return [`nDCG@10 of ${count} judged queries: ${all.toFixed(3)}`, ...lines].join('\n')
}
