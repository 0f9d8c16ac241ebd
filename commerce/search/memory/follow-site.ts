import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { Db } from '../../db/client'
import type { Site } from '../../sites/site.service'
import { changeSite } from './change-site'
import {
  loadFacts,
  selectChanges,
  selectIndexState,
  type StoredChange,
} from './load-site-index.repository'
import { changeTexts } from './load-texts.repository'
import type { LoadedSite } from './loaded-site'
import type { SiteIndex } from './site-index'

/**
 * Reads what has changed since the index was loaded or last followed. A document that changes while
 * the portions are read is in a later one too.
 */
export async function followSite(
  db: Db,
  site: Site,
  known: LoadedSite,
  at: Date,
): Promise<LoadedSite> {
  const state = await selectIndexState(db, site.id)
  if (!state) return known
  const { sequence } = known.index
  let index: SiteIndex = known.index
  let place = { sequence: sequence + 1, productId: '' }
  let reached = state.sequence
  const textIds = new Set<string>()
  for (;;) {
    const changes: StoredChange[] = await selectChanges(db, site.id, sequence, place)
    const last = changes.at(-1)
    if (!last) break
    place = last
    reached = Math.max(reached, last.sequence)
    index = changeSite(index, changes)
    for (const { productId, isOfTexts } of changes) if (isOfTexts) textIds.add(productId)
    await letOthersRun()
  }
  const { version, builtAt, validUntil } = state
  const facts =
    version === index.version ? undefined : await loadFacts(db, site.id, site.catalogId, at)
  const isOtherSetting =
    facts !== undefined && JSON.stringify(facts.setting) !== JSON.stringify(index.setting)
  const next: SiteIndex = {
    ...index,
    ...facts,
    ...(!isOtherSetting && { setting: index.setting }),
    ...{ version, builtAt, validUntil, sequence: reached },
  }
  if (isOtherSetting) return known.with(site, next, 'other')
  if (textIds.size === 0) return known.with(site, next, 'same')
  return known.with(site, next, (words, locales, stem) =>
    changeTexts(db, site.id, next, [...textIds], words, locales, stem),
  )
}
