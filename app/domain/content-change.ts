/** A moment in which something of the content changes by its schedule. */
export interface ContentChange {
  /** Epoch milliseconds. */
  moment: number
  /** The schedules that begin or end then. */
  editions: readonly { name: string; event: 'start' | 'end' }[]
  /** The item that changes then. */
  items: readonly string[]
}
