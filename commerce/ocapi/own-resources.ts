import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { getBearerToken } from '../access/require-shopper'
import type { CatalogService } from '../catalog/catalog.service'
import type { Config } from '../config'
import { getLocale } from '../sites/locale'
import { badRequest, Problem, unauthorized } from '../http/problem'
import type { Site } from '../sites/site.service'
import { requireClientId } from './client-id'
import { authenticate, requireOwnToken, type CustomerAuthNeeds } from './customer-auth'
import { toSessionCookie } from './session-cookie'
import type { OcapiCall, ShopperAnswer } from './shopper-call'

/** The exact text that the storefront expects (ACC-028). */
const MISSING_TOKEN = 'Missing authToken. A valid authToken should be used for session bridge.'
/** The shopper APIs return two levels at most; a complete navigation has four (PLP-004). */
const MAX_LEVELS = 10
const MAX_CATEGORIES = 50
export interface OwnResourcesNeeds extends CustomerAuthNeeds {
  catalog: CatalogService
  config: Config
}

const CategoryQuery = z.object({
  levels: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().max(MAX_LEVELS))
    .default(1),
})

/**
 * Answers the resources that have no counterpart in the shopper APIs.
 * @returns undefined for all other resources.
 */
export async function answerOwnResource(
  services: OwnResourcesNeeds,
  call: OcapiCall,
  site: Site,
  reply: FastifyReply,
): Promise<ShopperAnswer | undefined> {
  const { request, resource, method } = call
  if (resource.path.startsWith('categories/')) return readCategories(services, call, site)
  if (resource.path === 'sessions') return openSession(services, call, site, reply)
  if (resource.path !== 'customers/auth') return undefined
  if (method === 'POST') return toAnswer(await authenticate(services, site.id, request, reply))
  await requireOwnToken(services, site.id, request)
  await services.auth.logOut(getBearerToken(request) ?? '', '', false)
  return toAnswer(undefined)
}

/**
 * Sets a session cookie for the shopper of the token, so that other storefronts recognize them
 * (SES-024).
 */
async function openSession(
  services: OwnResourcesNeeds,
  { request }: OcapiCall,
  site: Site,
  reply: FastifyReply,
): Promise<ShopperAnswer> {
  if (getBearerToken(request) === undefined) {
    throw unauthorized(MISSING_TOKEN, 'authorization-header-missing')
  }
  const { shopper, sessionId } = await requireOwnToken(services, site.id, request)
  const { siteId, usid, customerId, isRegistered } = shopper
  const owner = { siteId, usid, sessionId, ...(isRegistered && { customerId }) }
  const isSecure = request.protocol === 'https' || services.config.publicOrigin.startsWith('https:')
  reply.header(
    'set-cookie',
    toSessionCookie(await services.auth.createBridgeToken(owner), isSecure),
  )
  return toAnswer(undefined)
}

async function readCategories(
  services: OwnResourcesNeeds,
  call: OcapiCall,
  site: Site,
): Promise<ShopperAnswer> {
  const { request, params, resource } = call
  if (getBearerToken(request) === undefined) requireClientId(request)
  else await requireOwnToken(services, site.id, request)
  const { levels } = CategoryQuery.parse(request.query)
  const ids = readIds(params)
  const locale = getLocale(request, site)
  const data = await services.catalog.getCategories(site, ids, levels, locale)
  if (resource.type === 'category_result')
    return toAnswer({ limit: data.length, data, total: data.length })
  const [category] = data
  if (category) return toAnswer(category)
  const detail = `No category with ID '${ids.join()}' for site '${site.id}' could be found.`
  throw new Problem(404, 'category-not-found', 'Category Not Found', detail, {
    categoryId: ids.join(),
  })
}

/** @throws Problem 400 for too many ids. */
function readIds({ id, ids = '' }: OcapiCall['params']): string[] {
  const asked = [...new Set(id === undefined ? ids.split(',') : [id])]
  if (asked.length <= MAX_CATEGORIES) return asked
  throw badRequest(`No more than ${MAX_CATEGORIES} categories can be requested in one call.`)
}

function toAnswer(body: unknown): ShopperAnswer {
  return { status: 200, body }
}
