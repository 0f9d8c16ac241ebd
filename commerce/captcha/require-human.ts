import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CaptchaOperation } from '../../rules/captcha'
import { getSiteById } from '../sites/site-context'
import type { CaptchaService } from './captcha.service'

declare module 'fastify' {
  interface RequestServices {
    captcha: CaptchaService
  }
}

const MAX_TOKEN = 8192
const Token = z.string().max(MAX_TOKEN).optional().catch(undefined)
const Tokens = z.object({ recaptchaToken: Token, c_recaptchaToken: Token })
// the published registration schema has no field for the token except a custom attribute
const Body = Tokens.extend({ customer: Tokens.optional().catch(undefined) })

/**
 * Allows an operation of a site by the captcha token in the request's body or query.
 * @throws Problem 400, 503.
 */
export async function requireHuman(
  request: FastifyRequest,
  siteId: string,
  operation: CaptchaOperation,
): Promise<void> {
  const site = await getSiteById(request, siteId)
  const shown = { token: readToken(request), address: request.ip }
  await request.server.services.captcha.requireHuman(site, operation, shown)
}

function readToken({ body, query }: FastifyRequest): string | undefined {
  const { data } = Body.safeParse(body)
  const token = data?.recaptchaToken || data?.c_recaptchaToken || data?.customer?.c_recaptchaToken
  return token || Tokens.safeParse(query).data?.c_recaptchaToken
}
