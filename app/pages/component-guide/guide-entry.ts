import type { ReactNode } from 'react'

interface GuideState {
  name: string
  content: ReactNode
  isWide?: boolean
}

export interface GuideEntry {
  /** The last part of its path below /component-guide. */
  id: string
  title: string
  text: string
  /** Source files of the component, below `app/`. */
  files: readonly string[]
  states: readonly GuideState[]
}

export interface GuideGroup {
  title: string
  entries: readonly GuideEntry[]
}
