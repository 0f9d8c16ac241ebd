/** A moment at which scheduled content changes. */
export interface ContentChange {
  /** Epoch milliseconds. */
  moment: number
  /** The schedules that begin or end at that moment. */
  editions: readonly { name: string; event: 'start' | 'end' }[]
  /** The content items that change at that moment. */
  items: readonly string[]
}
