import type { ServerConfig } from '@/site/server-config.server'

/** The configuration of the host. */
export interface HostConfig extends ServerConfig {
  /** Outside origins whose scripts the shop uses, as `config/third-party.js` names them. */
  trustedOrigins?: readonly string[]
}
