import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { getSiteById } from '../sites/site-context'
import { toProblem } from '../http/error-handler'
import { badRequest, notFound, Problem } from '../http/problem'
import { selectProperties } from '../http/select'
import { parseSelector } from '../http/selector'
import { answerOwnResource, type OwnResourcesNeeds } from './own-resources'
import { toOcapiDocument, withTypes } from './document.mapper'
import { getEffectiveMethod } from './effective-method'
import { toFault, toFaultDocument } from './fault.mapper'
import { matchResource, type Match } from './match-resource.rules'
import { createReaderTokens, type ReaderTokensNeeds } from './reader-tokens'
import { callShopperApi, type OcapiCall, type ShopperAnswer } from './shopper-call'

const StateBody = z.looseObject({ _resource_state: z.string().optional() }).catch({})

const PATH = '/s/:siteId/dw/shop/:version/*'
const PathParams = z.object({ siteId: z.string(), version: z.string(), '*': z.string() })
const SelectQuery = z.object({ select: z.string().optional() }).catch({})
const Members = z.record(z.string(), z.unknown())
const DEFAULT_VERSION = '23.2'
/** Paths of documents whose `_resource_state` a change may refer to. */
const STATEFUL = /^(?:baskets|customers)\/[^/]+$/

type Caller = (call: OcapiCall) => Promise<ShopperAnswer>

interface OcapiNeeds extends ReaderTokensNeeds, OwnResourcesNeeds {}

/** The OCAPI Shop API, as far as the shopper APIs cover it (API-004). */
export function registerOcapi(app: FastifyInstance, services: OcapiNeeds): void {
  const getReaderToken = createReaderTokens(services)
  app.register(async (routes) => {
    routes.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error)
      if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
      const { title, type, detail, extras } = problem
      const body = { title, type, detail, ...extras }
      return sendFault(reply.headers({ ...problem.headers }), problem.status, body)
    })
    routes.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: PATH,
      handler: (request, reply) =>
        answer(services, request, reply, (call) => callShopperApi(app, getReaderToken, call)),
    })
  })
}

async function answer(
  services: OwnResourcesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  callApi: Caller,
) {
  const path = PathParams.parse(request.params)
  const version = readVersion(path.version)
  const site = await getSiteById(request, path.siteId)
  const found = matchResource(pathBelowVersion(request.url))
  if (!found) throw notFound('There is no such resource.', 'resource-path-not-found')
  const method = getEffectiveMethod(request)
  const match = method === 'OPTIONS' ? undefined : found.byMethod.get(method)
  if (method === 'OPTIONS' || !match) throw methodNotAllowed(method, found)
  const call: OcapiCall = { method, ...match, siteId: site.id, request }
  await checkState(call, callApi)
  const own = await answerOwnResource(services, call, site, reply)
  const given = own ?? (await callApi(call))
  if (given.retryAfter !== undefined) reply.header('retry-after', given.retryAfter)
  if (given.status >= 400) return sendFault(reply, given.status, given.body, call)
  if (call.resource.isPublic !== true) reply.header('cache-control', 'no-store')
  if (given.body === undefined) return reply.code(204).send()
  return reply.code(given.status).send(toAnswer(call, given.body, version, reply))
}

function toAnswer(call: OcapiCall, given: unknown, version: string, reply: FastifyReply) {
  const { resource, request } = call
  const body = resource.type.endsWith('_result') ? given : takeOne(given, call)
  const document = toOcapiDocument(body)
  const isStateful = resource.type === 'basket' || resource.type === 'customer'
  const state = isStateful ? toResourceState(body) : undefined
  if (state !== undefined) reply.header('x-dw-resource-state', state)
  const { select } = SelectQuery.parse(request.query)
  const selector = select === undefined ? undefined : parseSelector(select)
  if (select !== undefined && !selector) {
    const detail = `The property selector '${select}' is malformed.`
    throw badRequest(detail, 'malformed-selector', { selector: select })
  }
  const chosen = selector ? Members.parse(selectProperties(document, selector)) : document
  return withTypes(chosen, { version, type: resource.type, state })
}

/** Takes the single document from a list, because the shopper APIs return a list. */
function takeOne(given: unknown, { resource, params }: OcapiCall): unknown {
  const list = z.object({ limit: z.number(), data: z.array(z.unknown()) }).safeParse(given)
  if (!list.success) return given
  const [one] = list.data.data
  if (one !== undefined) return one
  const { type } = resource
  throw notFound(`No ${type} with ID '${params['ids'] ?? ''}' could be found.`, `${type}-not-found`)
}

/** @throws Problem 409 when a change is based on an outdated state. */
async function checkState(call: OcapiCall, callApi: Caller): Promise<void> {
  const expected = call.method === 'GET' ? undefined : getExpectedState(call.request)
  if (expected === undefined) return
  const [collection = '', id = ''] = pathBelowVersion(call.request.url).split('/')
  const path = `${collection}/${id}`
  const read = STATEFUL.test(path) ? matchResource(path)?.byMethod.get('GET') : undefined
  if (!read) return
  const current = await callApi({ ...call, ...read, method: 'GET' })
  if (current.status >= 400 || toResourceState(current.body) === expected) return
  const detail = 'The resource was changed by another request.'
  throw new Problem(409, 'resource-state-conflict', 'Conflict', detail)
}

function sendFault(reply: FastifyReply, status: number, problem: unknown, call?: OcapiCall) {
  const params = PathParams.safeParse(reply.request.params)
  const version = /^v(\d\d)_(\d{1,2})$/.exec(params.data?.version ?? '')
  const shown = version ? `${version[1]}.${version[2]}` : DEFAULT_VERSION
  const fault = toFault(status, problem, call?.params)
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toFaultDocument(shown, fault)))
}

/** `v23_2` → `23.2`. @throws Problem 400. */
function readVersion(text: string): string {
  const [, year, release] = /^v(\d\d)_(\d{1,2})$/.exec(text) ?? []
  if (year !== undefined && release !== undefined) return `${year}.${release}`
  throw badRequest(`The version '${text}' is malformed.`, 'invalid-version')
}

// stays encoded, because an id may contain a slash
function pathBelowVersion(url: string): string {
  return /\/dw\/shop\/[^/]+\/([^?]*)/.exec(url)?.[1] ?? ''
}

function methodNotAllowed(method: string, { byMethod }: Match): Problem {
  const detail = `The resource does not support the method ${method}.`
  const problem = new Problem(405, 'method-not-allowed', 'Method Not Allowed', detail)
  return Object.assign(problem, { headers: { allow: [...byMethod.keys()].join(', ') } })
}

function toResourceState(document: unknown): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex')
}

function getExpectedState(request: FastifyRequest): string | undefined {
  const header = [request.headers['x-dw-resource-state']].flat()[0]
  const { _resource_state: state = header } = StateBody.parse(request.body)
  return state
}
