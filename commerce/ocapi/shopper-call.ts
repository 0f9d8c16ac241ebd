import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { z } from 'zod'
import { getBearerToken } from '../access/require-shopper'
import type { Config } from '../config'
import { requireClientId } from './client-id'
import { fillPath, type Params } from './match-resource.rules'
import { toShopperQuery } from './ocapi-query.rules'
import { toCamelNames } from './property-names.rules'
import type { createReaderTokens } from './reader-tokens'
import type { Method, Resource } from './resources.constants'

interface Needs {
  config: Config
}

export interface OcapiCall {
  method: Method
  resource: Resource
  params: Params
  siteId: string
  request: FastifyRequest
}

export interface ShopperAnswer {
  status: number
  /** Undefined if the response has no body. */
  body: unknown
  retryAfter?: string
}

type ReaderTokens = ReturnType<typeof createReaderTokens>

const Members = z.record(z.string(), z.unknown()).catch({})

/**
 * Executes a call through the corresponding operation of the shopper APIs, inside the app, so that
 * tokens, scopes, schemas and rules apply and no basket logic is duplicated.
 */
export async function callShopperApi(
  app: FastifyInstance,
  getReaderToken: ReaderTokens,
  call: OcapiCall,
): Promise<ShopperAnswer> {
  const { method, resource, params, request } = call
  const payload = method === 'GET' || method === 'DELETE' ? undefined : toShopperBody(call)
  const response = await app.inject({
    method,
    url: `${toShopperPath(app.services, resource)}${toPathOf(resource, params)}`,
    query: toShopperQuery(Members.parse(request.query), call),
    headers: {
      'correlation-id': request.id,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(await authorize(getReaderToken, call)),
    },
    remoteAddress: request.ip,
    ...(payload !== undefined && { payload }),
  })
  const body: unknown = response.body === '' ? undefined : JSON.parse(response.body)
  const retryAfter = z.string().optional().parse(response.headers['retry-after'])
  return { status: response.statusCode, body, retryAfter }
}

// an API's prefix, e.g. `/checkout/shopper-baskets/v1`, is followed by the organization
function toShopperPath({ config }: Needs, { target = '' }: Resource): string {
  const [api = ''] = /^\/[^/]+\/[^/]+\/v\d+/.exec(target) ?? []
  return `${api}/organizations/${config.organizationId}`
}

function toPathOf({ target = '' }: Resource, params: Params): string {
  return fillPath(target.replace(/^\/[^/]+\/[^/]+\/v\d+/, ''), params)
}

async function authorize(getReaderToken: ReaderTokens, call: OcapiCall) {
  const { request, resource, siteId } = call
  if (getBearerToken(request) !== undefined) {
    return { authorization: request.headers.authorization }
  }
  const clientId = requireClientId(request)
  if (!resource.isPublic) return {}
  return { authorization: `Bearer ${await getReaderToken(siteId, clientId)}` }
}

/** Returns the body as JSON without OCAPI's `_…` members; a single item becomes a list. */
function toShopperBody({ resource, request }: OcapiCall): InjectOptions['payload'] {
  const { body } = request
  if (body === undefined || body === null) return undefined
  const named = withoutMeta(toCamelNames(body))
  const isItems = resource.target?.endsWith('/items') && resource.type === 'basket'
  return JSON.stringify(isItems && !Array.isArray(named) ? [named] : named)
}

function withoutMeta(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMeta)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([name]) => !/^_(v|type|resource_state)$/.test(name))
  return Object.fromEntries(
    members.map(([name, member]): [string, unknown] => [
      name,
      name.startsWith('c_') ? member : withoutMeta(member),
    ]),
  )
}
