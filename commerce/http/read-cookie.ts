import type { FastifyRequest } from 'fastify'

/** Returns a cookie's value as sent, without decoding. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pair = headers.cookie?.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
