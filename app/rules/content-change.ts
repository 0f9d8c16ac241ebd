export interface ContentChange {
  /** Epoch milliseconds. */
  moment: number
  /** The schedules that begin or end at that moment. */
  editions: readonly { name: string; event: 'start' | 'end' }[]
  items: readonly string[]
}
