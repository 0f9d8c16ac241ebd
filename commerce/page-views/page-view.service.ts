import type { Db } from '../db/client'
import type { Site } from '../sites/site.service'
import {
  addPageView,
  deleteOldPageViews,
  selectPageViews,
  type PageViewCount,
} from './page-view.repository'

const LONGEST_PATH = 200
const DAY_MS = 24 * 60 * 60_000

export interface PageViewService {
  /** Counts a view of an address, by its path alone; a longer one than 200 characters is cut. */
  count(site: Site, address: URL): Promise<void>
  /** What was seen most in the last days, today included; at most 100 paths. */
  list(days: number): Promise<PageViewCount[]>
}

/** Counts which pages were seen, for 90 days; of nobody in particular. */
export function createPageViewService(db: Db, now: () => Date): PageViewService {
  const dayBefore = (days: number) =>
    new Date(now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
  let cleanedOn = ''

  return {
    async count({ id: siteId }, { pathname }) {
      const day = dayBefore(0)
      await addPageView(db, { siteId, day, path: pathname.slice(0, LONGEST_PATH) })
      if (cleanedOn === day) return
      cleanedOn = day
      await deleteOldPageViews(db, day)
    },
    list: (days) => selectPageViews(db, { since: dayBefore(days - 1), limit: 100 }),
  }
}
