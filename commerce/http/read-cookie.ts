import type { FastifyRequest } from 'fastify'

/** A cookie's value as it was sent; nothing is decoded. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pair = headers.cookie?.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
