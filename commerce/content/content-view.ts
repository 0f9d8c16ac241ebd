/** `staging`: the last version of each item in an edition; `production`: the last published one. */
export type ContentStage = 'production' | 'staging'

export interface StagedView {
  stage: ContentStage
  moment: Date
}

/** What of the hub is read: a stage as it is at a moment, or a copy that was taken of one. */
export type ContentView = StagedView | { snapshotId: string }

export interface Snapshot {
  id: string
  name: string
  stage: ContentStage
  /** For which it shows what was there. */
  moment: Date
  takenAt: Date
  savedBy: string
}

/** Where a page of results ended: the value that is sorted by, and the item's id. */
export interface ContentPosition {
  value: unknown
  id: string
}
