import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound, unauthorized, unavailable } from '../http/problem'
import { requireLocal } from '../http/require-local'
import type { Services } from '../services'
import { EVERYTHING, type ShopChange } from './shop-change'

const HEARTBEAT_MS = 5_000
/** Who does not read is left: it would read of changes that are long past. */
const MOST_UNREAD_BYTES = 64 * 1024

/**
 * `GET /shop-changes`: what changes of what pages show, as Server-Sent Events, each a JSON list of
 * changes. The first event says that everything may have changed: what came before was missed.
 * With the key where one is set, otherwise for this very machine only.
 */
export function registerShopChanges(
  app: FastifyInstance,
  { config, shopChanges }: Pick<Services, 'config' | 'shopChanges'>,
): void {
  const streams = new Set<ServerResponse>()
  app.get('/shop-changes', async (request, reply) => {
    requireFeedKey(request, config.changeFeedKey)
    if (!shopChanges) throw notFound('This engine does not hear of changes.')
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
      // nginx would wait for more
      'x-accel-buffering': 'no',
    })
    send(raw, [EVERYTHING])
  })
  // they never end by themselves
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
}

function send(stream: ServerResponse, changes: readonly ShopChange[]): void {
  write(stream, `data: ${JSON.stringify(changes)}\n\n`)
}

function write(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy()
  else if (stream.writable) stream.write(text)
}

function requireFeedKey(request: FastifyRequest, key: string | undefined): void {
  if (key === undefined) return requireLocal(request)
  const given = request.headers['x-api-key']
  if (typeof given === 'string' && timingSafeEqual(digest(given), digest(key))) return
  throw unauthorized('The header x-api-key is not the key of the change feed.', 'unauthorized')
}

/** Of one length, whatever the text. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
