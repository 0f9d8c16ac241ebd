import type { ServerConfig } from '@/site/server-config.server'

/** What the host runs by. */
export interface HostConfig extends ServerConfig {
  /** Outside origins whose scripts the shop uses, as `config/third-party.js` names them. */
  trustedOrigins?: readonly string[]
}
