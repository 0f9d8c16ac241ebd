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
import type { ChangeTexts, LoadedSite } from './loaded-site'
import type { SiteIndex } from './site-index'
import { rankChanged } from './text-ranks'

/** Reading all texts anew takes less time than following more of them. */
const MANY_TEXTS = 100
const MOST_TEXTS = 0.01
/** An index keeps in memory what it was loaded with, beside what has changed since. */
const MANY_CHANGED = 1_000
const MOST_CHANGED = 0.3

/** Returns how much may be kept in memory of what is of no use any more. */
export const mostKept = (count: number) => Math.max(MANY_CHANGED, count * MOST_CHANGED)

/** @param changed the number of documents of which the texts have changed */
export const areTextsReadAnew = ({ index, changedTexts }: LoadedSite, changed: number) =>
  changed > Math.max(MANY_TEXTS, index.count * MOST_TEXTS) ||
  changedTexts + changed > mostKept(index.count)

export const isSameSetting = (one: SiteIndex['setting'], other: SiteIndex['setting']) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Reads what has changed since the index was loaded or last followed. A document that changes while
 * the portions are read is in a later one too.
 */
export async function followSite(
  db: Db,
  site: Site,
  known: LoadedSite,
  at: Date,
  signal: AbortSignal,
): Promise<LoadedSite> {
  const state = await selectIndexState(db, site.id)
  if (state?.lineage !== known.index.lineage) return known
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
    await letOthersRun(undefined, { signal })
  }
  const { version, builtAt, validUntil } = state
  const facts =
    version === index.version ? undefined : await loadFacts(db, site.id, site.catalogId, at)
  const isOtherSetting = facts !== undefined && !isSameSetting(facts.setting, index.setting)
  const next: SiteIndex = {
    ...index,
    ...facts,
    ...(!isOtherSetting && { setting: index.setting }),
    ...{ version, builtAt, validUntil, sequence: reached },
  }
  await rankChanged(known.index.names, next.names, signal)
  if (isOtherSetting || areTextsReadAnew(known, textIds.size)) {
    return known.with(site, next, 'other')
  }
  if (textIds.size === 0) return known.with(site, next, 'same')
  const change: ChangeTexts = (words, locales, stem) =>
    changeTexts(db, site.id, next, [...textIds], words, locales, stem)
  return known.with(site, next, change, textIds.size)
}
