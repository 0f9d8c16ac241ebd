import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readCookie } from '../http/read-cookie'
import type { AuthService } from './auth.service'

const ProofHeader = z.object({ 'x-guest-refresh-token': z.string().min(1).max(256) })

interface Claim {
  siteId: string
  usid: string | undefined
}

/**
 * Returns the session id of a login: the requested one, if the guest's refresh token is sent too,
 * or else a new one (ADR 34). A guest's session id gives access to the basket and orders, so the id
 * alone is not sufficient. The response does not reveal which ids exist.
 */
export async function proveUsid(
  request: FastifyRequest,
  auth: AuthService,
  { siteId, usid }: Claim,
): Promise<string> {
  if (usid === undefined) return randomUUID()
  for (const token of listProofs(request, siteId)) {
    if (await auth.isGuestOf(token, { siteId, usid })) return usid
  }
  return randomUUID()
}

function listProofs(request: FastifyRequest, siteId: string): string[] {
  const sent = ProofHeader.safeParse(request.headers).data?.['x-guest-refresh-token']
  const stored = readCookie(request, `cc-nx-g_${siteId}`)
  return [sent, stored].filter((token) => token !== undefined)
}
