export type ContentStage = 'production' | 'staging'

export interface StagedView {
  stage: ContentStage
  moment: Date
}

export type ContentView = StagedView | { snapshotId: string }

export interface Snapshot {
  id: string
  name: string
  stage: ContentStage
  moment: Date
  takenAt: Date
  savedBy: string
}

/** The position of the last item on a page of results: its sort value and its id. */
export interface ContentPosition {
  value: unknown
  id: string
}
