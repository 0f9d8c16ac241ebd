import { randomBytes } from 'node:crypto'
import type { Db } from '../db/client'
import type { ContentStage, Snapshot } from './content-view'
import { countSnapshots, hasSnapshot, insertSnapshot, listSnapshots } from './snapshot.repository'

/** The maximum number of snapshots, each of which contains a copy of all content. */
const MAX_SNAPSHOTS = 200

interface NewSnapshot {
  name: string
  stage: ContentStage
  /** If absent, now. */
  moment?: Date
  savedBy: string
}

export interface SnapshotService {
  /** @returns undefined if the maximum number of snapshots is stored already. */
  takeSnapshot(wanted: NewSnapshot): Promise<Snapshot | undefined>
  /** All of them, the newest first. */
  listSnapshots(): Promise<Snapshot[]>
  hasSnapshot(id: string): Promise<boolean>
}

/**
 * Creates the service for snapshots, which copy the content of a stage at one moment and never
 * change.
 */
export function createSnapshotService(db: Db, { now }: { now: () => Date }): SnapshotService {
  return {
    async takeSnapshot({ name, stage, moment = now(), savedBy }) {
      if ((await countSnapshots(db)) >= MAX_SNAPSHOTS) return undefined
      const id = randomBytes(12).toString('hex')
      const snapshot = { id, name, stage, moment, takenAt: now(), savedBy }
      await insertSnapshot(db, snapshot, { stage, moment })
      return snapshot
    },
    listSnapshots: () => listSnapshots(db, MAX_SNAPSHOTS),
    hasSnapshot: (id) => hasSnapshot(db, id),
  }
}
