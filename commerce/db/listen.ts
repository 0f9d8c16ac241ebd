/** Listeners of notices (PostgreSQL's NOTIFY), each called at the commit of its transaction. */
export interface Listener {
  onNotice(payload: string): void
  /** From now on nothing is missed; what came before may have been. */
  onLive(): void
  /** From now on notices are missed, until it is live again. */
  onLost(): void
}

/**
 * Begins to listen, and begins again whenever the connection breaks.
 * @param channel an SQL identifier
 * @returns what ends it
 */
export type Listen = (channel: string, listener: Listener) => () => Promise<void>
