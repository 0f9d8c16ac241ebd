import type { HomeTakings, RunningOut } from '../../contracts/report'
import type { Db } from '../db/client'
import type { Site } from '../sites/site.service'
import { countChanges } from './count-figures'
import { readRunningOut, readTakings } from './home'
import { readReport, type ReadReport } from './read-report'
import type { ReportQuery } from './report-kinds.constants'

/** Portions that are counted before a figure is answered. */
const BEFORE_ANSWER = 3

export interface FiguresService {
  /** Counts what has changed. @returns the number of changes */
  count(): Promise<number>
  /** Counts the last changes, and says whether so many are left that figures are behind. */
  catchUp(): Promise<{ isBehind: boolean }>
  readReport(query: ReportQuery, before?: { from: string; until: string }): Promise<ReadReport>
  readTakings(site: Site, at: Date): Promise<HomeTakings>
  readRunningOut(site: Site, day: string): Promise<RunningOut[]>
}

export function createFiguresService(db: Db): FiguresService {
  return {
    count: () => countChanges(db),
    async catchUp() {
      await countChanges(db, BEFORE_ANSWER)
      const left = await db.selectFrom('figure_change').select('id').limit(1).executeTakeFirst()
      return { isBehind: left !== undefined }
    },
    readReport: (query, before) => readReport(db, query, before),
    readTakings: (site, at) => readTakings(db, site, at),
    readRunningOut: (site, day) => readRunningOut(db, site, day),
  }
}
