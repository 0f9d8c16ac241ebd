import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A request that cannot be repeated may be on its way on a connection that was just accepted. */
const FIRST_REQUEST_WITHIN_MS = 300

/** What a server has open, so that it can end without waiting for keep-alive to run out. */
export class OpenConnections {
  readonly #sockets = new Set<Socket>()
  readonly #inFlight = new Map<ServerResponse, Socket>()
  #drained: (() => void) | undefined

  /** To be called before the server listens. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
    server.prependListener('request', (_request, response: ServerResponse) => this.add(response))
  }

  /** A response that is still to be given. */
  add(response: ServerResponse): void {
    const { socket } = response
    if (!socket || this.#inFlight.has(response)) return
    this.#inFlight.set(response, socket)
    if (this.#drained) response.shouldKeepAlive = false
    response.once('close', () => {
      this.#inFlight.delete(response)
      if (!this.#drained) return
      // its headers may have been sent before, without `Connection: close`
      socket.destroySoon()
      this.#drained()
    })
  }

  /**
   * Closes idle connections at once, the others after their response, which says so with
   * `Connection: close`. New ones get a moment for their first request: a proxy does not repeat it
   * elsewhere. Resolves when nothing is in flight any more.
   */
  drain(): Promise<void> {
    const busy = new Set(this.#inFlight.values())
    const isNew = (socket: Socket) => socket.bytesRead === 0
    const idle = [...this.#sockets].filter((socket) => !busy.has(socket))
    for (const socket of idle) if (!isNew(socket)) socket.destroy()
    for (const response of this.#inFlight.keys()) response.shouldKeepAlive = false
    return new Promise((resolve) => {
      let isWaiting = idle.some(isNew)
      const endIfIdle = () => {
        if (!isWaiting && this.#inFlight.size === 0) resolve()
      }
      this.#drained = endIfIdle
      if (isWaiting) {
        setTimeout(() => {
          isWaiting = false
          // also those that browsers open ahead of need
          for (const socket of idle) if (isNew(socket)) socket.destroy()
          endIfIdle()
        }, FIRST_REQUEST_WITHIN_MS)
      }
      endIfIdle()
    })
  }

  /** Breaks off whatever is left. */
  cut(): void {
    for (const socket of [...this.#sockets, ...this.#inFlight.values()]) socket.destroy()
  }
}
