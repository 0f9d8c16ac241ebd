import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden } from '../http/problem'

/** Prevents pages of other origins from submitting these forms with the operator's credentials. */
export function requireSameOrigin({ headers }: FastifyRequest): void {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  const isForeignSite = typeof site === 'string' && site !== 'same-origin' && site !== 'none'
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
  if (isForeignSite || isForeign) throw forbidden('The form was sent from another page.')
}

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'font-src data:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

export function sendFormPage(reply: FastifyReply, html: string): FastifyReply {
  return (
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      // browsers must send the origin with the forms
      .header('referrer-policy', 'same-origin')
      .send(html)
  )
}
