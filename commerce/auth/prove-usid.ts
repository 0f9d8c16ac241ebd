import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readCookie } from '../http/read-cookie'

const ProofHeader = z.object({ 'x-guest-refresh-token': z.string().min(1).max(256) })

interface Claim {
  siteId: string
  /** The session id that somebody wants to go on with. */
  usid: string | undefined
}

/**
 * The session id of a login: the one asked for, if the guest's refresh token comes with it, else a
 * new one (ADR 34). A guest's session id gives access to the bag and orders, so naming it is not
 * enough. Nothing reveals which ids exist.
 */
export async function proveUsid(request: FastifyRequest, { siteId, usid }: Claim): Promise<string> {
  if (usid === undefined) return randomUUID()
  const { auth } = request.server.services
  for (const token of listProofs(request, siteId)) {
    if (await auth.isGuestOf(token, { siteId, usid })) return usid
  }
  return randomUUID()
}

/** What a client sends on purpose, and what a browser sends by itself for Salesforce's own SDK. */
function listProofs(request: FastifyRequest, siteId: string): string[] {
  const sent = ProofHeader.safeParse(request.headers).data?.['x-guest-refresh-token']
  const stored = readCookie(request, `cc-nx-g_${siteId}`)
  return [sent, stored].filter((token) => token !== undefined)
}
