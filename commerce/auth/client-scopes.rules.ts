import type { Config } from '../config'
import { CLIENT_SCOPES } from './scopes.constants'

export function listClientScopes(
  { privateClients }: Pick<Config, 'privateClients'>,
  clientId: string,
): readonly string[] {
  return privateClients.find(({ id }) => id === clientId)?.scopes ?? CLIENT_SCOPES
}
