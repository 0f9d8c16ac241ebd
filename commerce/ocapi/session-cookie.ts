import type { FastifyRequest } from 'fastify'

const NAME = 'dwsid'

export function getSessionCookie({ headers }: FastifyRequest): string | undefined {
  return headers.cookie?.match(/(?:^|;\s*)dwsid=([\w.-]+)/)?.[1]
}

/** Returns a cookie that scripts cannot read and that other sites' pages cannot send. */
export function toSessionCookie(value: string, isSecure: boolean): string {
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]
  return [`${NAME}=${value}`, ...flags].join('; ')
}
