import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { getSiteById } from '../http/context'

const MAX_TOKEN = 8192
const Token = z.string().max(MAX_TOKEN).optional().catch(undefined)
const Body = z.object({ recaptchaToken: Token, c_recaptchaToken: Token })

/** Lets a form of a site pass, by the token in its body. @throws Problem 400, 503. */
export async function requireHuman(request: FastifyRequest, siteId: string): Promise<void> {
  const site = await getSiteById(request, siteId)
  const body = Body.safeParse(request.body)
  const token = body.data?.recaptchaToken || body.data?.c_recaptchaToken
  await request.server.services.captcha.requireHuman(site, token, request.ip)
}
