import { setTimeout as wait } from 'node:timers/promises'
import type { OpenConnections } from './open-connections'

/**
 * Closing a server resets the connections in the kernel's queue. A proxy or a browser sends requests
 * until it has heard that the process stops.
 */
const ACCEPT_MS = 1_000
const QUIET_TURN_MS = 0.5
const MAX_TURNS = 200
const DRAIN_MS = 6_000
// less than the time after which the supervisor kills the process
const END_WITHIN_MS = 8_000

interface Stoppable {
  connections: OpenConnections
  /** Called at the signal: reports that the process is not ready any more. */
  announce(signal: string): void
  /** Stops accepting connections. Resolves when the server is closed. */
  close(): Promise<unknown>
  /** Releases resources that responses needed. */
  release?(): Promise<void>
}

/**
 * Handles SIGTERM and SIGINT: answers what arrives within a second and closes each connection after
 * its answer, then refuses new connections, finishes the responses in flight, breaks off those that
 * take too long, and ends the process with 0.
 */
export function stopGracefully({ connections, announce, close, release }: Stoppable): void {
  let isStopping = false
  const stop = async (signal: string) => {
    announce(signal)
    connections.startClosing()
    await wait(ACCEPT_MS)
    await waitForQuietTurn()
    const closed = close()
    await connections.drain()
    await closed
    await release?.()
  }
  const onSignal = (signal: string) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => connections.cut(), DRAIN_MS).unref()
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref()
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/**
 * After a turn of the event loop that took almost no time, the queue is
 * practically empty.
 */
async function waitForQuietTurn(): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const began = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
    if (performance.now() - began < QUIET_TURN_MS) return
  }
}
