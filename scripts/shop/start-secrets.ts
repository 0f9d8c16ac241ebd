import { createHash, randomBytes } from 'node:crypto'
import type { Environment } from '../../config/read-settings'

/** Keys with which the storefront calls the engine beside it. */
const SHARED_KEYS = ['CHANGE_FEED_KEY', 'CONTENT_HUB_STAGING_KEY', 'SUBSCRIPTIONS_KEY'] as const

const CLIENT_ID = 'praline-preview'
/** A preview reads these resources, and sets the date and the audience in the shopper's context. */
const SCOPES = [
  'sfcc.shopper-categories',
  'sfcc.shopper-context.rw',
  'sfcc.shopper-product-search',
  'sfcc.shopper-products',
  'sfcc.shopper-promotions',
  'sfcc.shopper-stores',
]

const newSecret = () => randomBytes(32).toString('base64url')

/**
 * Adds the preview client to the environment of an engine and a storefront that start together: the
 * storefront's `PREVIEW_CLIENT` becomes one of the engine's `PRIVATE_CLIENTS`. Without a setting, a
 * new secret is generated at each start. An engine at another origin, or with clients from a file,
 * keeps its own clients.
 */
export function withPreviewClient<Env extends Environment>(
  environment: Env,
  makeSecret = newSecret,
): Env & Environment {
  const isInFile = environment.PREVIEW_CLIENT_FILE || environment.PRIVATE_CLIENTS_FILE
  if (environment.COMMERCE_ORIGIN || isInFile) return environment
  const client = environment.PREVIEW_CLIENT || `${CLIENT_ID}:${makeSecret()}`
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/.exec(client) ?? []
  const known = environment.PRIVATE_CLIENTS || ''
  const isKnown = known.split(',').some((one) => one.trim().startsWith(`${id}:`))
  const hash = createHash('sha256').update(secret).digest('hex')
  const own = `${id}:${hash}:${SCOPES.join('+')}`
  return {
    ...environment,
    PREVIEW_CLIENT: client,
    PRIVATE_CLIENTS: isKnown ? known : [known, own].filter((one) => one !== '').join(','),
  }
}

/**
 * Adds what an engine and a storefront that start together must both know, where no setting names
 * it: the keys of their calls, the preview client, and the secret of the link printed at start.
 */
export function withStartSecrets<Env extends Environment>(
  environment: Env,
  makeSecret = newSecret,
): Env & Environment {
  const missing = [...SHARED_KEYS, 'START_KEY'].filter(
    (name) => !environment[name] && !environment[`${name}_FILE`],
  )
  const keys = Object.fromEntries(missing.map((name) => [name, makeSecret()]))
  const isOwnEngine = !environment.COMMERCE_ORIGIN
  return withPreviewClient(
    { ...environment, ...(isOwnEngine ? keys : { START_KEY: keys.START_KEY }) },
    makeSecret,
  )
}
