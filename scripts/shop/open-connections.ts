import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A request that cannot be repeated may be on its way over a connection that was just accepted. */
const FIRST_REQUEST_WITHIN_MS = 300

/**
 * The open connections of a server, so that it can end without waiting for keep-alive to time out.
 */
export class OpenConnections {
  readonly #sockets = new Set<Socket>()
  readonly #inFlight = new Map<ServerResponse, Socket>()
  readonly #last = new WeakSet<ServerResponse>()
  #isClosing = false
  #drained: (() => void) | undefined

  /** Must be called before the server listens. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#follow(socket))
    server.prependListener('request', (_request, response: ServerResponse) => this.add(response))
  }

  /** Adds a response that is not finished yet. */
  add(response: ServerResponse): void {
    // a pipelined response has no socket of its own until its turn
    const { socket } = response.req
    if (socket.destroyed || this.#inFlight.has(response)) return
    this.#follow(socket)
    this.#inFlight.set(response, socket)
    if (this.#isClosing) this.#closeAfterLast()
    response.once('close', () => {
      this.#inFlight.delete(response)
      if (!this.#isClosing) return
      // its headers may already have been sent without `Connection: close`
      if (![...this.#inFlight.values()].includes(socket)) socket.destroySoon()
      this.#drained?.()
    })
  }

  #follow(socket: Socket): void {
    if (this.#sockets.has(socket)) return
    this.#sockets.add(socket)
    socket.once('close', () => {
      this.#sockets.delete(socket)
      // pipelined responses that were never sent have no event of their own
      for (const [response, own] of this.#inFlight) {
        if (own === socket) this.#inFlight.delete(response)
      }
      this.#drained?.()
    })
  }

  startClosing(): void {
    this.#isClosing = true
    this.#closeAfterLast()
  }

  /** Requests that were pipelined before it are answered, too. */
  #closeAfterLast(): void {
    const lastOf = new Map([...this.#inFlight].map(([response, socket]) => [socket, response]))
    for (const [response, socket] of this.#inFlight) {
      if (lastOf.get(socket) === response) {
        if (response.shouldKeepAlive) this.#last.add(response)
        response.shouldKeepAlive = false
      } else if (this.#last.has(response)) response.shouldKeepAlive = true
    }
  }

  /**
   * New connections get a moment for their first request, because a proxy does not repeat it
   * elsewhere. Resolves when no response is in flight.
   */
  drain(): Promise<void> {
    const busy = new Set(this.#inFlight.values())
    const isNew = (socket: Socket) => socket.bytesRead === 0
    const idle = [...this.#sockets].filter((socket) => !busy.has(socket))
    for (const socket of idle) if (!isNew(socket)) socket.destroy()
    this.startClosing()
    return new Promise((resolve) => {
      let isWaiting = idle.some(isNew)
      const endIfIdle = () => {
        if (!isWaiting && this.#inFlight.size === 0) resolve()
      }
      this.#drained = endIfIdle
      if (isWaiting) {
        setTimeout(() => {
          isWaiting = false
          // also closes connections that browsers opened in advance
          for (const socket of idle) if (isNew(socket)) socket.destroy()
          endIfIdle()
        }, FIRST_REQUEST_WITHIN_MS)
      }
      endIfIdle()
    })
  }

  cut(): void {
    for (const socket of [...this.#sockets, ...this.#inFlight.values()]) socket.destroy()
  }
}
