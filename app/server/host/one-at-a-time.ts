import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { sendBusy } from './send-problem'

/**
 * Maximum number of unanswered requests of one connection. Browsers and proxies do not pipeline.
 */
const MAX_WAITING = 256

/**
 * Handles the requests of one connection one after another. HTTP/1.1 answers them in order anyway;
 * this way a client that sends many requests ahead takes only one place in every limit. It also
 * makes the `close` event of a response reliable: Node emits it only for the response that is being
 * sent.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()

  const handle = (req: IncomingMessage, res: ServerResponse) => {
    // deferred: otherwise quick responses would keep other connections from being read
    res.once('finish', () => setImmediate(handleNext, req.socket))
    listener(req, res)
  }
  const handleNext = (socket: Socket) => {
    const next = connections.get(socket)?.shift()
    if (next && !socket.destroyed) handle(...next)
    else connections.delete(socket)
  }

  return (req, res) => {
    const waiting = connections.get(req.socket)
    if (!waiting) {
      connections.set(req.socket, [])
      handle(req, res)
    } else if (waiting.length < MAX_WAITING) waiting.push([req, res])
    else sendBusy(res)
  }
}
