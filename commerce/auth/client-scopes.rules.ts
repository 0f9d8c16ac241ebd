import type { Config } from '../config'
import { CLIENT_SCOPES } from './scopes.constants'

/**
 * Returns the client's scopes: those that a storefront needs, unless it is configured with its own.
 */
export function listClientScopes(
  { privateClients }: Pick<Config, 'privateClients'>,
  clientId: string,
): readonly string[] {
  return privateClients.find(({ id }) => id === clientId)?.scopes ?? CLIENT_SCOPES
}
