import type { Db } from '../../db/client'
import type { IndexedSite } from './indexed-site'
import { loadFamilies } from './load-families'
import type { SearchFamily } from './product-family.rules'
import { selectCandidateIds } from './search-source.repository'

const CHUNK = 500

/** In portions of products, each after one id and until another. */
export async function* allFamilies(
  db: Db,
  site: IndexedSite,
  at: Date,
): AsyncGenerator<{ families: SearchFamily[]; after: string; until: string }> {
  let after = ''
  for (;;) {
    const ids = await selectCandidateIds(db, site.catalogId, after, CHUNK)
    const last = ids.at(-1)
    if (last === undefined) return
    yield { families: await loadFamilies(db, site, ids, at), after, until: last }
    after = last
  }
}
