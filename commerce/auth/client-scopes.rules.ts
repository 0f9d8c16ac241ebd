import type { Config } from '../config'
import { CLIENT_SCOPES } from './scopes.constants'

/** What a client may do: all that a storefront needs, unless it was set up for less. */
export function listClientScopes(
  { privateClients }: Pick<Config, 'privateClients'>,
  clientId: string,
): readonly string[] {
  return privateClients.find(({ id }) => id === clientId)?.scopes ?? CLIENT_SCOPES
}
