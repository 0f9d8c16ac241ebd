import type { HomeTakings, RunningOut } from '../../contracts/report'
import type { Db } from '../db/client'
import { writeIfPossible } from '../db/write-if-possible'
import type { Site } from '../sites/site.service'
import { countChanges, TABLES } from './count-figures'
import { readRunningOut, readTakings } from './home'
import { readReport, type ReadReport } from './read-report'
import type { ReportQuery } from './report-kinds.constants'
import { isAnyWaiting } from '../db/waiting-orders'

/** Portions that are counted before a figure is answered. */
const BEFORE_ANSWER = 3

export interface FiguresService {
  /** Counts what has changed. @returns the number of changes, and orders that cannot be counted */
  count(): Promise<{ counted: number; errors: Error[] }>
  /**
   * Counts the last changes, and says whether figures are behind: because so many are left, or
   * because nothing can be counted now, e.g. while the database only reads.
   */
  catchUp(): Promise<{ isBehind: boolean }>
  readReport(query: ReportQuery, before?: { from: string; until: string }): Promise<ReadReport>
  readTakings(site: Site, at: Date): Promise<HomeTakings>
  readRunningOut(site: Site, at: Date): Promise<RunningOut[]>
}

export function createFiguresService(db: Db): FiguresService {
  return {
    async count() {
      const errors: Error[] = []
      const counted = await countChanges(db, { onBad: (error) => errors.push(error) })
      return { counted, errors }
    },
    async catchUp() {
      let isCounted = false
      const count = async () => {
        await countChanges(db, { atMost: BEFORE_ANSWER })
        isCounted = true
      }
      // the job counts again soon, and logs why it cannot
      await writeIfPossible(db, count).catch(() => undefined)
      return { isBehind: !isCounted || (await isAnyWaiting(db, TABLES)) }
    },
    readReport: (query, before) => readReport(db, query, before),
    readTakings: (site, at) => readTakings(db, site, at),
    readRunningOut: (site, at) => readRunningOut(db, site, at),
  }
}
