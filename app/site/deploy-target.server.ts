import { serverConfig } from './server-config.server'

/** What the storefront is deployed as; absent in development. */
export function deployTarget(): string | undefined {
  return serverConfig().deployTarget
}
