import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Services } from '../services'
import { invalidClient, invalidRequest } from './oauth-problem'

export const AUTH_PATH = '/shopper/auth/v1/organizations/:organizationId/oauth2'

/** @throws OauthProblem 400 naming the first parameter that is wrong. */
export function parseRequest<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input ?? {})
  const strange = Object.entries(input ?? {}).find(([, value]) => isUnstorable(value))
  if (strange) throw invalidRequest(`Bad or missing ${strange[0]}.`)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw invalidRequest(`Bad or missing ${issue?.path.join('.') || 'request'}.`)
}

// no database stores a NUL
function isUnstorable(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0')
}

/** The confidential client that proved itself. @throws OauthProblem 401. */
export function requirePrivateClient(
  request: FastifyRequest,
  { signIn }: Services,
  refusal = 'Basic Authorization failed.',
): string {
  const clientId = signIn.clients.authenticate(request.headers.authorization)
  if (clientId === undefined) throw invalidClient(refusal)
  return clientId
}

/**
 * The confidential client of the Authorization header, else the public one that the request names.
 * @throws OauthProblem 400 when it is neither.
 */
export function requireClient(
  request: FastifyRequest,
  { signIn }: Services,
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
export async function requireChannel({ sites }: Services, channelId: string): Promise<void> {
  if (!(await sites.getSite(channelId))) throw invalidRequest('channel_id is not a known site.')
}

export function isTrue(flag: string | undefined): boolean {
  return flag === 'true' || flag === '1'
}
