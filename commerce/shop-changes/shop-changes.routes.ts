import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import { notFound, unavailable } from '../http/problem'
import { requireStorefront } from '../http/require-storefront'
import type { ShopChangeFeed } from './shop-change-feed'
import { EVERYTHING, type ShopChange } from './shop-change'

interface Needs {
  config: Config
  shopChanges: ShopChangeFeed | undefined
}

const HEARTBEAT_MS = 5_000
/** A client that does not read is disconnected, because it would receive outdated changes. */
const MAX_UNREAD_BYTES = 64 * 1024

/** The first event is that everything may have changed, because earlier events were missed. */
export function registerShopChanges(app: FastifyInstance, { config, shopChanges }: Needs): void {
  const streams = new Set<ServerResponse>()
  app.get('/shop-changes', async (request, reply) => {
    requireStorefront(request, config)
    if (!shopChanges) throw notFound('This engine does not receive change notices.')
    const { raw } = reply
    const stop = shopChanges.subscribe((changes) => send(raw, changes))
    if (!stop) throw unavailable('Too many storefronts listen already.')
    reply.hijack()
    streams.add(raw)
    const heartbeat = setInterval(() => write(raw, ':\n\n'), HEARTBEAT_MS).unref()
    raw.once('close', () => {
      stop()
      clearInterval(heartbeat)
      streams.delete(raw)
    })
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // prevents nginx from buffering the events
      'x-accel-buffering': 'no',
    })
    send(raw, [EVERYTHING])
  })
  // the streams never end by themselves
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
}

function send(stream: ServerResponse, changes: readonly ShopChange[]): void {
  write(stream, `data: ${JSON.stringify(changes)}\n\n`)
}

function write(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy()
  else if (stream.writable) stream.write(text)
}
