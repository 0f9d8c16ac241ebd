import type { ServerConfig } from '@/site/server-config.server'

export interface HostConfig extends ServerConfig {
  /** External origins whose scripts the shop uses, from `config/third-party.js`. */
  trustedOrigins?: readonly string[]
}
