import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AuthModules } from './auth-modules'
import type { SiteService } from '../sites/site.service'
import { invalidClient, invalidRequest } from './oauth-problem'

export interface AuthRequestNeeds {
  signIn: AuthModules
  sites: SiteService
}

export const AUTH_PATH = '/shopper/auth/v1/organizations/:organizationId/oauth2'

/** @throws OauthProblem 400 with the name of the first invalid parameter. */
export function parseRequest<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input ?? {})
  const strange = Object.entries(input ?? {}).find(([, value]) => isUnstorable(value))
  if (strange) throw invalidRequest(`Bad or missing ${strange[0]}.`)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw invalidRequest(`Bad or missing ${issue?.path.join('.') || 'request'}.`)
}

// databases cannot store a null character
function isUnstorable(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0')
}

/** Returns the id of the authenticated confidential client. @throws OauthProblem 401. */
export function requirePrivateClient(
  request: FastifyRequest,
  { signIn }: AuthRequestNeeds,
  refusal = 'Basic Authorization failed.',
): string {
  const clientId = signIn.clients.authenticate(request.headers.authorization)
  if (clientId === undefined) throw invalidClient(refusal)
  return clientId
}

/**
 * Returns the confidential client of the Authorization header, or else the public client of the
 * request.
 * @throws OauthProblem 400 if there is neither.
 */
export function requireClient(
  request: FastifyRequest,
  { signIn }: AuthRequestNeeds,
  clientId: string | undefined,
): { clientId: string; isPrivate: boolean } {
  const privateId = signIn.clients.authenticate(request.headers.authorization)
  if (privateId !== undefined) return { clientId: privateId, isPrivate: true }
  if (clientId !== undefined && signIn.clients.isPublic(clientId)) {
    return { clientId, isPrivate: false }
  }
  throw invalidRequest('Bad or missing client_id.')
}

/** @throws OauthProblem 400 for an unknown site. */
export async function requireChannel(
  { sites }: AuthRequestNeeds,
  channelId: string,
): Promise<void> {
  if (!(await sites.getSite(channelId))) throw invalidRequest('channel_id is not a known site.')
}

export function isTrue(flag: string | undefined): boolean {
  return flag === 'true' || flag === '1'
}
