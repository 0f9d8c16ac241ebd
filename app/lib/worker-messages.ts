/** Messages from a page to the service worker. */
export type MessageToWorker =
  /** This page was read: it and its files are to be there without a network. */
  | { type: 'seen'; page: string; files: readonly string[] }
  /** The worker that waits is to take charge. */
  | { type: 'take-charge' }
  /** Asks for `shop.bundle`, answered through the port that comes with it. */
  | { type: 'which-build' }
