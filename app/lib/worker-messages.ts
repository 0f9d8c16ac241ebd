export type MessageToWorker =
  /** This page was read, so it and its files should be stored for reading offline. */
  | { type: 'seen'; page: string; files: readonly string[] }
  /** The waiting worker should become active. */
  | { type: 'take-charge' }
  /** Requests `shop.bundle`; the answer is sent through the message's port. */
  | { type: 'which-build' }
