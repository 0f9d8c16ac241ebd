import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isLocalRequest } from '../../config/local-request'
import {
  LOCAL_OPERATOR,
  LOGIN_PATH,
  type BackOfficeSession,
  type Operator,
} from '../../contracts/back-office'
import { escapeMarkup } from '../../rules/html-page'
import {
  hasRight,
  isForAllShops,
  OPERATOR_ROLES,
  rolesWith,
  type OperatorRight,
} from '../../rules/operator-rights'
import type { Actor } from '../audit/record-change'
import { parseBasicCredentials } from '../auth/basic-credentials'
import { forbidden, Problem, unauthorized } from '../http/problem'
import type { Config } from '../config'
import type { LocalSessionService } from './local-session.service'
import type { OperatorSessionService } from './operator-session.service'
import { sendFormPage } from './operator-form'
import { renderOperatorPage } from './operator-page'
import { readSessionCookie } from './session-cookie'

interface Needs {
  config: Config
  localSessions: LocalSessionService
  operatorSessions: OperatorSessionService
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replaces the right that the scope requires (`requireRights`). */
    right?: OperatorRight
    /** Also allowed without login, even if operators exist. */
    isOpen?: boolean
    /** Also for operators who have to add a passkey first. */
    isWithoutPasskey?: boolean
    /** Answers with what is of the operator's own shops only, so it needs no `:shopId`. */
    isOfOwnShops?: boolean
  }
}

export type Access = BackOfficeSession

const ADMITTED = new WeakMap<FastifyRequest, Access>()
const SHOPS = new WeakMap<FastifyRequest, readonly string[]>()
const OFFICE_PATH = '/back-office/'
const EVERYTHING = [...OPERATOR_ROLES]

/**
 * Returns who sent the request; only for requests that `admitOperators` has allowed.
 * @throws Problem 401
 */
export function accessOf(request: FastifyRequest): Access {
  const access = ADMITTED.get(request)
  if (!access) throw unauthorized('Log in to the back office.', 'not-logged-in')
  return access
}

/** Returns the ids of the shops that the request may be about; undefined for all of them. */
export function shopsOf(
  request: FastifyRequest,
  right: OperatorRight,
): readonly string[] | undefined {
  if (isForAllShops(accessOf(request).roles, right)) return undefined
  return SHOPS.get(request) ?? []
}

/** Returns who sent the request, as recorded in the log of changes. */
export function actorOf(request: FastifyRequest): Actor {
  const { email, name } = accessOf(request)
  return { ...(email !== undefined && { email }), name, requestId: request.id }
}

/**
 * Allows requests of operators: with a session, or with the token as the password of HTTP Basic.
 * While there are neither operators nor a token, whoever opened the link printed at start is
 * allowed too. Other page requests are redirected to the login; all others are answered with 401 or
 * 403.
 */
export function admitOperators(scope: FastifyInstance, services: Needs): void {
  scope.addHook('onRequest', async (request, reply) => {
    const access = await identify(request, reply, services)
    if (access && access !== 'closed') {
      ADMITTED.set(request, access)
      const { isOpen, isWithoutPasskey } = request.routeOptions.config
      if (!access.mustAddPasskey || isOpen || isWithoutPasskey) return
      if (isNavigation(request)) return reply.redirect(OFFICE_PATH, 302)
      throw forbidden('Add a passkey first: operators of this shop need one.', 'passkey-missing')
    }
    if (request.routeOptions.config.isOpen) return
    if (access === 'closed') {
      if (isNavigation(request)) return sendClosedPage(reply, OPEN_LINK)
      throw forbidden(`${OPEN_LINK} Or add an operator: ${ADD_OPERATOR}.`, 'no-operators')
    }
    if (isNavigation(request)) {
      const query = new URLSearchParams({ to: request.url })
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${LOGIN_PATH}?${query.toString()}`, 302)
    }
    throw unauthorized('Log in to the back office.', 'not-logged-in')
  })
}

/**
 * Requires a right for each allowed request: one for reading and one for all other methods. For the
 * staff of shops it counts only at addresses that name one of their own (`:shopId`).
 * @throws Problem 403
 */
export function requireRights(
  scope: FastifyInstance,
  { read, write }: { read: OperatorRight; write: OperatorRight },
): void {
  scope.addHook('onRequest', async (request) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const right = request.routeOptions.config.right ?? (isReading ? read : write)
    const { roles } = accessOf(request)
    if (hasRight(roles, right)) return requireOwnShop(request, right)
    const [last = '', ...others] = rolesWith(right).reverse()
    const needed = others.length > 0 ? `${others.reverse().join(', ')} or ${last}` : last
    throw forbidden(
      `Your roles (${roles.join(', ') || 'none'}) do not allow this. Required role: ${needed}.`,
      'right-missing',
    )
  })
}

function requireOwnShop(request: FastifyRequest, right: OperatorRight): void {
  const shops = shopsOf(request, right)
  if (!shops || request.routeOptions.config.isOfOwnShops) return
  const { shopId } = ShopParams.parse(request.params ?? {})
  if (shopId !== undefined && shops.includes(shopId)) return
  throw forbidden('This is not one of your shops.', 'shop-missing')
}

const ShopParams = z.object({ shopId: z.string().optional() })

const OPEN_LINK = 'Open the link that was printed when the shop started; it works once.'
const ADD_OPERATOR = 'npm run operator -- add'

/** The page for a visitor who has no way in, as there are no operators. */
export function sendClosedPage(reply: FastifyReply, why: string): FastifyReply {
  reply.code(403).header('cache-control', 'no-store')
  const how = `<p>${escapeMarkup(why)}</p><p>Or add an operator: <code>${ADD_OPERATOR}</code></p>`
  const page = renderOperatorPage('The back office is closed', how)
  return sendFormPage(reply, page)
}

/**
 * Returns undefined if the caller has to log in, `closed` if there is nobody to log in as.
 * @throws Problem 401
 */
async function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  { operatorSessions, localSessions, config }: Needs,
): Promise<Access | 'closed' | undefined> {
  const { operatorToken: token } = config
  const basic = parseBasicCredentials(request.headers.authorization)
  if (token !== undefined && basic) {
    if (!isSame(basic.password, token)) throw tokenAskedFor(reply)
    return { kind: 'token', name: 'token', roles: EVERYTHING }
  }
  const secret = readSessionCookie(request, config)
  const operator = secret === undefined ? undefined : await operatorSessions.findOperator(secret)
  if (operator) {
    SHOPS.set(request, operator.shops)
    return toSession(operator, config)
  }
  if (await operatorSessions.hasOperators()) return undefined
  if (token !== undefined) throw tokenAskedFor(reply)
  const isOpen =
    (config.isOpenLocally && isLocalRequest(request)) ||
    (secret !== undefined && (await localSessions.isOpen(secret)))
  return isOpen ? { kind: 'local', name: LOCAL_OPERATOR, roles: EVERYTHING } : 'closed'
}

export function toSession(
  { email, name, roles, passkeys }: Operator,
  config: Pick<Config, 'needsOperatorPasskeys'>,
): BackOfficeSession {
  const mustAddPasskey = config.needsOperatorPasskeys && passkeys === 0
  return { kind: 'operator', email, name, roles, ...(mustAddPasskey && { mustAddPasskey }) }
}

function tokenAskedFor(reply: FastifyReply): Problem {
  reply.header('www-authenticate', 'Basic realm="Operator", charset="UTF-8"')
  return new Problem(401, 'unauthorized', 'Unauthorized', 'The operator token is required.')
}

/** Returns whether the request opens a page in a browser, rather than coming from a script. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
