import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

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
      if (this.#inFlight.size === 0) this.#drained()
    })
  }

  /**
   * Closes idle connections at once, the others after their response, which says so with
   * `Connection: close`. Resolves when nothing is in flight any more.
   */
  drain(): Promise<void> {
    const busy = new Set(this.#inFlight.values())
    // also those that have asked nothing yet: browsers connect ahead of need
    for (const socket of this.#sockets) if (!busy.has(socket)) socket.destroy()
    for (const response of this.#inFlight.keys()) response.shouldKeepAlive = false
    return new Promise((resolve) => {
      this.#drained = resolve
      if (this.#inFlight.size === 0) resolve()
    })
  }

  /** Breaks off whatever is left. */
  cut(): void {
    for (const socket of [...this.#sockets, ...this.#inFlight.values()]) socket.destroy()
  }
}
