import { addDays, utcDay } from '../../rules/days'
import type { Db } from '../db/client'
import type { Site } from '../sites/site.service'
import {
  addPageView,
  deleteOldPageViews,
  selectPageViews,
  type PageViewCount,
} from './page-view.repository'

const MAX_PATH_LENGTH = 200

export interface PageViewService {
  /** Counts a view of an address, by its path only; paths are cut after 200 characters. */
  count(site: Site, address: URL): Promise<void>
  /** Returns the most viewed paths of the last days, including today; at most 100. */
  list(days: number): Promise<PageViewCount[]>
}

/** Creates the service for page view counts, which are anonymous and kept for 90 days. */
export function createPageViewService(db: Db, now: () => Date): PageViewService {
  const dayBefore = (days: number) => addDays(utcDay(now()), -days)
  let cleanedOn = ''

  return {
    async count({ id: siteId }, { pathname }) {
      const day = dayBefore(0)
      await addPageView(db, { siteId, day, path: pathname.slice(0, MAX_PATH_LENGTH) })
      if (cleanedOn === day) return
      cleanedOn = day
      await deleteOldPageViews(db, day)
    },
    list: (days) => selectPageViews(db, { since: dayBefore(days - 1), limit: 100 }),
  }
}
