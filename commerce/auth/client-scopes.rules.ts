import type { Config } from '../config'
import { CLIENT_SCOPES } from './scopes.constants'

/** The client's own scopes, if configured, otherwise those that a storefront needs. */
export function listClientScopes(
  { privateClients }: Pick<Config, 'privateClients'>,
  clientId: string,
): readonly string[] {
  return privateClients.find(({ id }) => id === clientId)?.scopes ?? CLIENT_SCOPES
}
