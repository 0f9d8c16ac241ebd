/**
 * A listener for notifications (PostgreSQL's NOTIFY), which are sent when their transaction
 * commits.
 */
export interface Listener {
  onNotice(payload: string): void
  /** Called when listening has begun; earlier notifications may have been missed. */
  onLive(): void
  /** Called when the connection is lost; notifications are missed until the next `onLive`. */
  onLost(): void
}

/**
 * Listens to a channel, and reconnects whenever the connection breaks.
 * @param channel an SQL identifier
 * @returns a function that stops listening
 */
export type Listen = (channel: string, listener: Listener) => () => Promise<void>
