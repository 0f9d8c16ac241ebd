import type { FastifyRequest } from 'fastify'

const NAME = 'dwsid'

/** The session a browser brings along. */
export function getSessionCookie({ headers }: FastifyRequest): string | undefined {
  return headers.cookie?.match(/(?:^|;\s*)dwsid=([\w.-]+)/)?.[1]
}

/** No page's script may read it, and no other site's page may send it. */
export function toSessionCookie(value: string, isSecure: boolean): string {
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]
  return [`${NAME}=${value}`, ...flags].join('; ')
}
