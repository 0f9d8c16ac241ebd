import type { ReactNode } from 'react'

interface GuideState {
  name: string
  content: ReactNode
  /** Needs the whole width. */
  isWide?: boolean
}

/** A component in all its states. */
export interface GuideEntry {
  /** The last part of its address below /component-guide. */
  id: string
  title: string
  text: string
  /** What it shows, below `app/`. */
  files: readonly string[]
  states: readonly GuideState[]
}

export interface GuideGroup {
  title: string
  entries: readonly GuideEntry[]
}
