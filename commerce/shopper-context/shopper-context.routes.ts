import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireShopper, type Shopper } from '../access/require-shopper'
import { forbidden, Problem, unauthorized } from '../http/problem'
import { countCodes, type CountCodesNeeds } from '../promotions/count-codes'
import { countSourceCode, type CountSourceCodeNeeds } from './count-source-code'
import { listGrants, toGeolocationHeader } from './shopper-context.rules'
import {
  ContextParams,
  ContextQuery,
  ShopperContextBody,
  type ShopperContext,
} from './shopper-context.schemas'

interface Needs extends CountCodesNeeds, CountSourceCodeNeeds {}

const PATH = '/shopper/shopper-context/v1/organizations/:organizationId/shopper-context/:usid'
const READ = 'sfcc.shopper-context'
const WRITE = 'sfcc.shopper-context.rw'

/** The Shopper Context API, with which a merchant's server describes a session. */
export function registerShopperContext(app: FastifyInstance, services: Needs): void {
  const { shopperContexts } = services

  app.get(PATH, async (request, reply) => {
    const shopper = await requireScope(request, [READ, WRITE])
    const { usid } = ContextParams.parse(request.params)
    return send(reply, await shopperContexts.getContext(shopper, usid))
  })

  app.put(PATH, async (request, reply) => {
    const shopper = await requireScope(request, [WRITE])
    const { usid } = ContextParams.parse(request.params)
    const body = await readChanges(request, shopper, services)
    const { context, isNew } = await shopperContexts.putContext(shopper, usid, body)
    return locate(reply, context)
      .code(isNew ? 201 : 200)
      .send()
  })

  app.patch(PATH, async (request, reply) => {
    const shopper = await requireScope(request, [WRITE])
    const { usid } = ContextParams.parse(request.params)
    const body = await readChanges(request, shopper, services)
    return send(reply, await shopperContexts.changeContext(shopper, usid, body))
  })

  app.delete(PATH, async (request, reply) => {
    const shopper = await requireScope(request, [WRITE])
    const { usid } = ContextParams.parse(request.params)
    await shopperContexts.deleteContext(shopper, usid)
    return reply.code(204).send()
  })
}

/** Keeps the client's IP address only if the query requests its evaluation. */
function readBody(request: FastifyRequest): ShopperContextBody {
  const { evaluateContextWithClientIp: withClientIp } = ContextQuery.parse(request.query)
  const { clientIp, ...body } = ShopperContextBody.parse(request.body)
  return { ...body, ...(withClientIp && { clientIp }) }
}

/** @throws Problem 403 for properties the client must not set, 429 after too many unknown codes. */
async function readChanges(
  request: FastifyRequest,
  shopper: Shopper,
  services: Needs,
): Promise<ShopperContextBody> {
  const body = checkGrants(readBody(request), shopper, services)
  await countCodes(services, request, shopper, body.couponCodes)
  await countSourceCode(services, request, shopper, body.sourceCode)
  return body
}

/**
 * Shoppers can read a public client's token, and must not be able to grant themselves lower prices.
 * @throws Problem 403 for properties that only a confidential client may set.
 */
function checkGrants(
  body: ShopperContextBody,
  { clientId }: Shopper,
  { signIn }: Needs,
): ShopperContextBody {
  const grants = listGrants(body)
  if (grants.length === 0 || !signIn.clients.isPublic(clientId)) return body
  throw forbidden(`Only a confidential client may set ${grants.join(', ')}.`)
}

function locate(reply: FastifyReply, context: ShopperContext): FastifyReply {
  const place = toGeolocationHeader(context)
  reply.header('cache-control', 'no-store')
  return place === undefined ? reply : reply.header('x-geolocation', place)
}

function send(reply: FastifyReply, context: ShopperContext): FastifyReply {
  return locate(reply, context).send(context)
}

async function requireScope(request: FastifyRequest, scopes: readonly string[]): Promise<Shopper> {
  const shopper = await requireShopper(request).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 401) throw error
    const detail = 'Your shopper JWT is invalid and could not be used to identify the API client.'
    throw unauthorized(detail, 'unauthorized')
  })
  if (scopes.some((scope) => shopper.scopes.includes(scope))) return shopper
  throw forbidden('Your shopper JWT is valid, but you have no permissions to access the resource.')
}
