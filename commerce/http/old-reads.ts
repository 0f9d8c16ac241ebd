import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading } from '../db/read-age'
import { LOOK_EVERY_MS } from '../db/replicas'
import { readCookie } from './read-cookie'

const OFFICE = '/back-office/'

/**
 * Requests whose answers may be a moment old, by the beginning of their route. Who asks is always
 * read as it is now, and so is what belongs to a shopper: bags, orders, accounts and lists.
 */
export const OLD_READS: readonly string[] = [
  '/:siteId/products-inventory',
  '/api/v2/albums',
  '/configuration/',
  '/content-hub/content/',
  '/custom/product/',
  '/custom/site/',
  '/custom/stores/',
  '/data/',
  '/experience/',
  '/pricing/shopper-promotions/',
  '/product/',
  '/rio/api/',
  '/search/',
  '/site/shopper-seo/',
  '/store/',
  '/v3/personalization/',
  `${OFFICE}api/`,
]

const AS_STORED_NOW = [`${OFFICE}api/session`]

const startsWith = (url: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => url.startsWith(beginning))

/** The operator has changed something so recently that a replica may lack it. */
const COOKIE = 'changed'

/**
 * Lets replicas answer. An operator sees one's own changes: the browser tells every engine that it
 * sent one, for longer than a replica in use can be behind. A program without cookies reads what is
 * stored now.
 */
export function allowOldReads(app: FastifyInstance, maxLagMs: number): void {
  const seconds = Math.ceil((maxLagMs + 2 * LOOK_EVERY_MS) / 1000)
  const cookie = `${COOKIE}=1; Path=${OFFICE}; HttpOnly; SameSite=Strict; Max-Age=${seconds}`

  // after the hooks that decide who asks
  app.addHook('preHandler', (request, _reply, done) => {
    if (mayBeOld(request)) reading('moment', done)
    else done()
  })
  app.addHook('onSend', async ({ method, url }, reply) => {
    if (method !== 'GET' && url.startsWith(OFFICE)) reply.header('set-cookie', cookie)
  })
}

function mayBeOld(request: FastifyRequest): boolean {
  const { method, routeOptions, headers } = request
  const { url = '' } = routeOptions
  if (method !== 'GET' || !startsWith(url, OLD_READS) || startsWith(url, AS_STORED_NOW))
    return false
  if (!url.startsWith(OFFICE)) return true
  return headers.authorization === undefined && readCookie(request, COOKIE) === undefined
}
