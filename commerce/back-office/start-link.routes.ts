import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { START_LINK_PATH } from '../../contracts/back-office'
import { sendClosedPage } from '../operators/operator-access'
import { readSessionCookie, toSessionCookie } from '../operators/session-cookie'
import type { Config } from '../config'
import type { LocalSessionService } from '../operators/local-session.service'
import type { OperatorSessionService } from '../operators/operator-session.service'

export interface StartLinkNeeds {
  config: Config
  localSessions: LocalSessionService
  operatorSessions: OperatorSessionService
}

const OFFICE = '/back-office/'
const USED =
  'This link was used already, or is not the last one. Start the shop again for a new one.'

const StartLink = z.object({ key: z.string().min(1).max(256) })

/**
 * The link printed at start: opens a session with all rights, once and while there are no
 * operators. The browser then visits the storefront with the same key, whose preview it opens too.
 */
export function registerStartLink(
  app: FastifyInstance,
  { operatorSessions, localSessions, config }: StartLinkNeeds,
): void {
  // programs that check links ask with HEAD, which must not use up the key
  const options = { config: { isOpen: true }, exposeHeadRoute: false }
  app.get(START_LINK_PATH, options, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (await operatorSessions.hasOperators()) return reply.redirect(OFFICE, 302)
    const { key } = StartLink.parse(request.query)
    const known = readSessionCookie(request, config)
    if (known !== undefined && (await localSessions.isOpen(known)))
      return reply.redirect(OFFICE, 302)
    const secret = await localSessions.open(key)
    if (secret === undefined) return sendClosedPage(reply, USED)
    return reply.header('set-cookie', toSessionCookie(secret, config)).redirect(toNext(key), 302)
  })

  function toNext(key: string): string {
    const [storefront] = config.storefrontOrigins
    if (storefront === undefined) return OFFICE
    const to = new URL(OFFICE, config.publicOrigin).href
    const preview = new URL('/admin/preview/access', storefront)
    preview.search = new URLSearchParams({ key, to }).toString()
    return preview.href
  }
}
