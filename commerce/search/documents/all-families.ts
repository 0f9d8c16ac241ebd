import type { Db } from '../../db/client'
import type { IndexedSite } from './indexed-site'
import { loadFamilies } from './load-families'
import type { SearchFamily } from './product-family.rules'
import { selectCandidateIds } from './search-source.repository'

const CHUNK = 500

export async function* allFamilies(
  db: Db,
  site: IndexedSite,
  at: Date,
): AsyncGenerator<SearchFamily[]> {
  let after = ''
  for (;;) {
    const ids = await selectCandidateIds(db, site.catalogId, after, CHUNK)
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
    yield await loadFamilies(db, site, ids, at)
  }
}
