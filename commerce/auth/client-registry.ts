import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../config'
import { parseBasicCredentials, type BasicCredentials } from './basic-credentials'
import { hashSecret } from '../secrets'

export interface ClientRegistry {
  isPublic(clientId: string | undefined): boolean
  isKnown(clientId: string): boolean
  /** @param header an Authorization header, `Basic …`. */
  authenticate(header: string | undefined): string | undefined
  /**
   * Authenticates with an `x-slas-client-auth` header, which is base64 without the prefix `Basic`.
   */
  authenticateBare(header: string | string[] | undefined): string | undefined
}

export function createClientRegistry({
  clientIds,
  privateClients,
}: Pick<Config, 'clientIds' | 'privateClients'>): ClientRegistry {
  function check(credentials: BasicCredentials | undefined): string | undefined {
    if (!credentials) return undefined
    const client = privateClients.find(({ id }) => id === credentials.user)
    if (!client) return undefined
    const given = Buffer.from(hashSecret(credentials.password))
    const expected = Buffer.from(client.secretHash)
    return given.length === expected.length && timingSafeEqual(given, expected)
      ? client.id
      : undefined
  }

  return {
    isPublic: (clientId) => clientId !== undefined && clientIds.includes(clientId),
    isKnown: (clientId) =>
      clientIds.includes(clientId) || privateClients.some(({ id }) => id === clientId),
    authenticate: (header) => check(parseBasicCredentials(header)),
    authenticateBare: (header) =>
      typeof header === 'string' ? check(parseBasicCredentials(`Basic ${header}`)) : undefined,
  }
}
