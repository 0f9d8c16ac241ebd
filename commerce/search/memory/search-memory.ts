import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client'
import { reading } from '../../db/read-age'
import { readSettled } from '../../db/settle'
import { writeIfPossible } from '../../db/write-if-possible'
import { resolveLocale } from '../../sites/locale'
import type { Site } from '../../sites/site.service'
import { selectExpiredIds } from '../documents/search-source.repository'
import { refreshSearchIndex } from '../search-index'
import { selectHits } from '../search.repository'
import { INDEX_FORMAT } from '../search.tables'
import { areTextsReadAnew, followSite, isSameSetting, mostKept } from './follow-site'
import {
  countChanges,
  loadSiteIndex,
  selectIndexState,
  selectSetting,
  type StoredState,
} from './load-site-index.repository'
import { loadTexts } from './load-texts.repository'
import type { LoadWatch } from './load-watch'
import { toLoadedSite, type DocumentSource, type LoadedSite } from './loaded-site'
import { buildMomentSite } from './moment-site'

export interface SearchMemory {
  /**
   * Opens the site's current index. It is built if it is missing, or if a price or product has
   * begun or ended since (unless the database can only be read). What has changed meanwhile is
   * followed; searches wait for it, unless it is much. If that fails, searches go on in the index
   * of the time before.
   * @param moment a moment other than now, which only a merchant's server may request
   */
  open(site: Site, moment?: Date): Promise<LoadedSite>
}

const MAX_SITES = 20
/** Each moment keeps the documents of a whole site in memory. */
const MAX_MOMENTS = 4
/** While more documents are read, searches go on in the index of the time before. */
const MANY = 1_000
/** Following the texts of a document takes as long as following so many documents without. */
const WEIGHT_OF_TEXTS = 10

interface Plan {
  /** Otherwise everything is loaded anew. */
  isFollowed: boolean
  /** Otherwise searches go on in the index of the time before. */
  isAwaited: boolean
}

export function createSearchMemory(db: Db, now: () => Date, loads: LoadWatch): SearchMemory {
  const loaded = new LRUCache<string, LoadedSite>({ max: MAX_SITES })
  const moments = new LRUCache<string, Promise<LoadedSite>>({ max: MAX_MOMENTS })
  const working = new Map<string, Promise<LoadedSite>>()

  async function readState(site: Site): Promise<StoredState | undefined> {
    const state = await selectIndexState(db, site.id)
    const refresh = () => refreshSearchIndex(db, site.id, now())
    if (state?.format === INDEX_FORMAT) {
      if (state.validUntil > now()) return state
      await writeIfPossible(db, refresh)
    } else await refresh()
    return selectIndexState(db, site.id)
  }

  async function load(site: Site, state: StoredState): Promise<LoadedSite> {
    const { closing } = loads
    const index = await readSettled(db, () =>
      loadSiteIndex(db, site.id, site.catalogId, state, now(), closing),
    )
    return toLoadedSite(db, site, index, sourceOf(db, site.id, closing))
  }

  async function planFor(site: Site, state: StoredState, before: LoadedSite): Promise<Plan> {
    const { index } = before
    if (!canFollow(state, before)) return { isFollowed: false, isAwaited: index.count <= MANY }
    const { documents, texts } = await countChanges(db, site.id, index.sequence)
    const most = mostKept(index.count)
    const isFollowed = documents <= most && index.size - index.count <= most
    const isOther =
      areTextsReadAnew(before, texts) ||
      (state.version !== index.version &&
        !isSameSetting(await selectSetting(db, site.id), index.setting))
    const reading = isFollowed && !isOther ? texts * WEIGHT_OF_TEXTS : index.count
    return { isFollowed, isAwaited: Math.max(documents, reading) <= MANY }
  }

  /** @returns the index as it is stored now, or at most a moment ago */
  async function bringUpToDate(
    site: Site,
    state: StoredState,
    before: LoadedSite | undefined,
    isFollowed: boolean,
  ): Promise<LoadedSite> {
    const start = before && isFollowed ? before : await load(site, state)
    const followed = await followSite(db, site, start, now(), loads.closing)
    // the first search for words needs not wait for all of them
    if (!before) void followed.textsIn(resolveLocale(site))
    const fresh = before ? await before.replacedBy(followed) : followed
    loaded.set(site.id, fresh)
    return fresh
  }

  async function openNow(site: Site): Promise<LoadedSite> {
    const before = loaded.get(site.id)
    const state = await readState(site)
    if (!state) throw new Error(`The site ${site.id} has no search index.`)
    if (before && (isSame(state, before) || loads.isPaused(site.id))) return before
    const plan = before && (await planFor(site, state, before))
    // it has been replaced meanwhile
    if (loaded.get(site.id) !== before) return openNow(site)
    const work =
      working.get(site.id) ??
      loads.watch(site.id, bringUpToDate(site, state, before, plan?.isFollowed === true))
    if (!working.has(site.id)) {
      working.set(site.id, work)
      work.catch(() => {}).finally(() => working.delete(site.id))
    }
    if (before && plan?.isAwaited === false) return before
    const fresh = await (before ? work.catch(() => before) : work)
    // the work may have begun before the last change
    return fresh.index.sequence < state.sequence ? openNow(site) : fresh
  }

  async function openAt(site: Site, moment: Date): Promise<LoadedSite> {
    const current = await openNow(site)
    const { lineage, version, sequence, builtAt, validUntil } = current.index
    const [from, to] = builtAt < moment ? [builtAt, moment] : [moment, builtAt]
    const changed = await selectExpiredIds(db, site.catalogId, from, to)
    if (changed?.length === 0) return current
    const key = JSON.stringify([site.id, version, sequence, moment])
    const state = { lineage, version, sequence, builtAt, validUntil }
    const work = moments.get(key) ?? buildMomentSite(db, site, moment, state)
    moments.set(key, work)
    work.catch(() => moments.delete(key))
    return work
  }

  // changes are followed by their number, which must not go back
  const open = (site: Site, moment?: Date) => (moment ? openAt(site, moment) : openNow(site))
  return { open: (site, moment) => reading('now', () => open(site, moment)) }
}

const sourceOf = (db: Db, siteId: string, closing: AbortSignal): DocumentSource => ({
  closing,
  loadTexts: (index, locales, stem) =>
    readSettled(db, () => loadTexts(db, siteId, index, locales, stem, closing)),
  selectHits: (ids, withImageGroups) => selectHits(db, siteId, ids, withImageGroups),
})

/** Otherwise changes are missing, or the database is another one. */
const canFollow = ({ lineage, base, sequence }: StoredState, { index }: LoadedSite) =>
  lineage === index.lineage && base <= index.sequence && index.sequence <= sequence

const isSame = (state: StoredState, { index }: LoadedSite) =>
  state.version === index.version &&
  state.sequence === index.sequence &&
  state.builtAt.getTime() === index.builtAt.getTime()
