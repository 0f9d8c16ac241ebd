import { z } from 'zod'
import { LOCAL_ACCESS_SETTINGS } from '../../config/local-access'
import { cardGatewaySettings } from '../../config/card-gateway-account'
import {
  address,
  addresses,
  listOf,
  LOG_LEVELS,
  oneOf,
  portNumber,
  setting,
} from '../../config/read-settings'
import { TELEMETRY_SETTINGS } from '../../telemetry/telemetry-settings'
import { ACCESS_CODE_RULE, isSafeAccessCode, toComparableCode } from './access-code'

const text = () => z.string().optional()

/** A URL with a placeholder for the name of a staging domain, in its host or path. */
const isTemplate = (text: string) =>
  text.includes('{domain}') && /^https?:/.test(text) && URL.canParse(text.replace('{domain}', 'a'))

const isSpan = (days: string) => {
  const [min, max] = days.split('-').map(Number)
  return days === 'none' || (min !== undefined && max !== undefined && min <= max)
}

/**
 * Every setting of the storefront: add one here, use it in `readServerConfig`
 * (server-config.server.ts), and add a row in docs/configuration.md. `config/default.js` and
 * `config/third-party.js` write the public ones into pages and rely on this schema.
 */
export const StorefrontSettings = z.object({
  PORT: portNumber(3000),
  COMMERCE_PORT: portNumber(4000),
  COMMERCE_ORIGIN: address(),
  COMMERCE_CLIENT_ID: text(),
  COMMERCE_ORGANIZATION_ID: text(),
  COMMERCE_SHORT_CODE: text(),
  DATA_DIR: z.string().default('var'),
  PUBLIC_PROTOCOL: oneOf(['http', 'https'], 'http'),
  TRUST_PROXY: oneOf(['true', '1', 'false', '0', 'off'], 'false'),
  DEPLOY_TARGET: text(),
  /** Where weaknesses are reported, for `/.well-known/security.txt`. */
  SECURITY_CONTACT: setting(
    z.url({ protocol: /^(https|mailto)$/ }).optional(),
    'an address such as mailto:security@shop.example or https://shop.example/security',
  ),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
  PAGE_CACHE_MEGABYTES: setting(z.coerce.number().min(0).default(64), 'a number, 0 or more'),
  CHANGE_FEED_ORIGIN: address(),
  CHANGE_FEED_KEY: setting(z.string().optional(), 'a key', { isSecret: true }),
  CDN_TAG_HEADER: setting(
    z
      .string()
      .regex(/^[A-Za-z][A-Za-z-]{0,40}$/)
      .optional(),
    'the name of a header, e.g. Cache-Tag',
  ),
  MEDIA_ORIGIN: address(),
  SITE_SERVICES_ORIGIN: address(),
  DELIVERY_DAYS: setting(
    z
      .string()
      .regex(/^(none|\d{1,2}-\d{1,2})$/)
      .refine(isSpan)
      .optional(),
    'none, or the fewest and the most days, e.g. 3-7',
  ),

  SERVICE_WORKER: oneOf(['on', 'off'], 'on'),
  /** Share of the visits whose page speed is measured; read by `config/default.js`. */
  PAGE_SPEED_SAMPLE: setting(z.coerce.number().min(0).max(1).optional(), 'a number from 0 to 1'),
  ...TELEMETRY_SETTINGS,

  CONTACT_FORM_ACTION: address(),
  CONTENT_HUB_ORIGIN: address(),
  CONTENT_HUB_KEY: setting(z.string().optional(), 'a key', { isSecret: true }),
  CONTENT_HUB_STAGING_ORIGIN: setting(
    z.string().refine(isTemplate).optional(),
    'an address with {domain} in it, e.g. https://{domain}',
  ),
  CONTENT_HUB_VIRTUAL_STAGING_ORIGIN: address(),
  CONTENT_HUB_STAGING_DOMAINS: listOf(
    z
      .string()
      .regex(/^\.?[a-z\d][a-z\d.-]*$/i)
      .toLowerCase(),
    'host names, e.g. shop.staging.bigcontent.io, or with a dot before them for all below',
    { fallback: 'brindille.staging.localhost' },
  ),
  CONTENT_HUB_STAGING_KEY: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
  CONTENT_STUDIO_ORIGINS: addresses(),
  PREVIEW_HOSTS: listOf(
    z.string().regex(/^(?:development|staging|production)=https?:\/\/[^\s/]+$/),
    'environments with their addresses, e.g. staging=https://staging.shop.example',
  ),
  PREVIEW_ACCESS_CODE: setting(
    z.string().transform(toComparableCode).refine(isSafeAccessCode).optional(),
    ACCESS_CODE_RULE,
    { isSecret: true },
  ),
  ...LOCAL_ACCESS_SETTINGS,
  PREVIEW_CLIENT: setting(
    z
      .string()
      .regex(/^[\w-]{1,40}:\S{16,256}$/)
      .optional(),
    'a client as id:secret, the secret of 16 characters or more',
    { isSecret: true },
  ),
  CONTENT_FRAME_ORIGINS: addresses(),
  LOGO_SLEEVE_URL: address(),
  STORE_LOCATOR_ORIGIN: address(),
  REVIEWS_ORIGIN: address(),
  REVIEWS_PASSKEY: z.string().default('praline'),
  CARD_GATEWAY_ORIGIN: address(),
  CARD_GATEWAY_PUBLIC_ORIGIN: address(),
  ...cardGatewaySettings,
  ADDRESS_VERIFICATION_ORIGIN: address(),
  ADDRESS_VERIFICATION_TOKEN: setting(z.string().default('praline'), 'a token', { isSecret: true }),
  ADDRESS_VERIFICATION_LAYOUT: z.string().default('Praline'),
  RECOMMENDATIONS_ORIGIN: address(),
  RECOMMENDATIONS_CLIENT_ID: text(),
  RECOMMENDATIONS_REALM: text(),
  SOCIAL_GALLERY_ORIGIN: address(),
  SOCIAL_GALLERY_KEY: setting(text(), 'a key', { isSecret: true }),
  SUBSCRIPTION_OFFERS_ORIGIN: address(),
  SUBSCRIPTIONS_ORIGIN: address(),
  SUBSCRIPTIONS_KEY: setting(z.string().default('praline'), 'a key', { isSecret: true }),
  RECURRING_ORDERS_MERCHANT: text(),
  INSTALLMENTS_ORIGIN: address(),
  KLARNA_CLIENT_ID: text(),
  GOOGLE_PAY_MERCHANT: text(),
  RECAPTCHA_SITE_KEY: text(),

  RATINGS_SCRIPT: addresses(),
  SOCIAL_GALLERY_SCRIPT: addresses(),
  CHAT_SCRIPT: addresses(),
  SURVEY_SCRIPT: addresses(),
  TAG_MANAGER_SCRIPT: addresses(),
  ANALYTICS_SCRIPT: addresses(),
  SESSION_RECORDING_SCRIPT: addresses(),
  THIRD_PARTY_ORIGINS: addresses(),
})

export type StorefrontSettings = z.output<typeof StorefrontSettings>
