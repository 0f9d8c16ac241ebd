import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { getSiteById } from '../http/context'

const MAX_TOKEN = 8192
const Token = z.string().max(MAX_TOKEN).optional().catch(undefined)
const Tokens = z.object({ recaptchaToken: Token, c_recaptchaToken: Token })
// the published registration knows no token but as a custom attribute
const Body = Tokens.extend({ customer: Tokens.optional().catch(undefined) })

/** Lets a form of a site pass, by the token in its body. @throws Problem 400, 503. */
export async function requireHuman(request: FastifyRequest, siteId: string): Promise<void> {
  const site = await getSiteById(request, siteId)
  const { data } = Body.safeParse(request.body)
  const token = data?.recaptchaToken || data?.c_recaptchaToken || data?.customer?.c_recaptchaToken
  await request.server.services.captcha.requireHuman(site, token, request.ip)
}
