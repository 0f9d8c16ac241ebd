import { z } from 'zod'
import {
  address,
  LOG_LEVELS,
  oneOf,
  portNumber,
  readSettings,
  setting,
  type Environment,
} from '../../config/read-settings'

/** Every setting of `npm run purge-cdn`: add one here, and a row in docs/configuration.md. */
export const PurgeSettings = z.object({
  CDN_PURGE_URL: setting(
    z.url({ protocol: /^https?$/ }),
    'an address with http:// or https://, which is needed',
  ),
  CDN_PURGE_TOKEN: setting(z.string().optional(), 'a token', { isSecret: true }),
  CHANGE_FEED_ORIGIN: address(),
  CHANGE_FEED_KEY: setting(z.string().optional(), 'a key', { isSecret: true }),
  COMMERCE_PORT: portNumber(4000),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
})

/** @throws SettingsError */
export function readPurgeSettings(environment: Environment) {
  const settings = readSettings(PurgeSettings, environment)
  return {
    url: settings.CDN_PURGE_URL,
    token: settings.CDN_PURGE_TOKEN,
    feedOrigin: settings.CHANGE_FEED_ORIGIN ?? `http://127.0.0.1:${settings.COMMERCE_PORT}`,
    feedKey: settings.CHANGE_FEED_KEY,
    logLevel: settings.LOG_LEVEL,
  }
}
