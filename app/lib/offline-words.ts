/** The texts of the worker's own pages, in one language; `{…}` is filled in by the worker. */
export interface OfflineWords {
  title: string
  offline: string
  tryAgain: string
  readable: string
  home: string
  bag: string
  /** Followed by the time at which the basket was stored. */
  bagAsOf: string
  bagWaits: string
  subtotal: string
  quantity: string
}
