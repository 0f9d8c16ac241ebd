import { serverConfig } from './server-config.server'

/** Returns the deployment's name, e.g. `production`; undefined in development. */
export function deployTarget(): string | undefined {
  return serverConfig().deployTarget
}
