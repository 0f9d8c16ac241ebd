import type { Db } from '../db/client'
import { countChanges } from './count-figures'

/** Portions that are counted before a figure is answered. */
const BEFORE_ANSWER = 3

export interface FiguresService {
  /** Counts what has changed. @returns the number of changes */
  count(): Promise<number>
  /** Counts the last changes, and says whether so many are left that figures are behind. */
  catchUp(): Promise<{ isBehind: boolean }>
}

export function createFiguresService(db: Db): FiguresService {
  return {
    count: () => countChanges(db),
    async catchUp() {
      await countChanges(db, BEFORE_ANSWER)
      const left = await db.selectFrom('figure_change').select('id').limit(1).executeTakeFirst()
      return { isBehind: left !== undefined }
    },
  }
}
