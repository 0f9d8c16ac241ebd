import { LRUCache } from 'lru-cache'
import { AppError } from '@/errors/app-error'
import { fetchJson } from '@/lib/fetch-json'
import { logWarning } from '@/lib/log'
import { getAppConfig } from '@/site/app-config'
import { currentPreview } from '@/site/current-preview.server'
import { serverConfig } from '@/site/server-config.server'
import { toCallerHeaders } from './caller.server'
import { runScapi } from './run-scapi.server'
import type { TokenSource } from './token-source'

/** The shopper context of a preview, which decides products, prices and promotions. */
interface ImaginedShopper {
  siteId: string
  /** Epoch milliseconds. */
  timestamp?: number
  customerGroups: readonly string[]
}

const CALL_TIMEOUT_MS = 10_000
const SAFETY_MARGIN_S = 60
/** No login is attempted for this long after a refusal. */
const REFUSED_FOR_MS = 30_000
/** Statuses for an unknown client, a missing scope, or a context that the client may not set. */
const REFUSALS = [400, 401, 403, 404]
const MAX_SHOPPERS = 200

/** `token` is absent after a refusal. */
const sessions = new LRUCache<string, { token?: string }, ImaginedShopper>({
  max: MAX_SHOPPERS,
  fetchMethod: async (_key, _stale, { context, options }) => {
    try {
      const { token, seconds } = await logIn(context)
      options.ttl = Math.max(seconds - SAFETY_MARGIN_S, 1) * 1000
      return { token }
    } catch (error) {
      if (!(error instanceof AppError) || !REFUSALS.includes(error.status)) throw error
      logWarning('The commerce service shows no prices of another moment', { error })
      options.ttl = REFUSED_FOR_MS
      return {}
    }
  },
})

/**
 * The guest whose session shows the shop at the preview's moment and for its customer groups.
 * Undefined if the preview sets neither, or if the service cannot show it (no `PREVIEW_CLIENT`, or
 * a refusal): prices and promotions are then the current ones.
 * @throws AppError when the service does not respond.
 */
export async function findPreviewGuest(siteId: string): Promise<TokenSource | undefined> {
  const { timestamp, customerGroups = [] } = currentPreview() ?? {}
  if (timestamp === undefined && customerGroups.length === 0) return undefined
  if (!serverConfig().preview.client) return undefined
  const shopper = { siteId, customerGroups, ...(timestamp !== undefined && { timestamp }) }
  const key = JSON.stringify([siteId, timestamp, customerGroups])
  const find = async () => (await sessions.fetch(key, { context: shopper }))?.token
  const token = await find()
  if (token === undefined) return undefined
  return {
    getAccessToken: async () => token,
    async replaceAccessToken(_siteId, refused) {
      if (sessions.peek(key)?.token === refused) sessions.delete(key)
      return (await find()) ?? refused
    },
  }
}

/** Returns whether the current preview has prices and promotions of its own. Never throws. */
export async function showsPreviewPrices(siteId: string): Promise<boolean> {
  return (await findPreviewGuest(siteId).catch(() => undefined)) !== undefined
}

/**
 * Opens a guest session and sets a shopper context on it. Only a confidential client may set a
 * moment or groups. The session is only used for reading, and its token never leaves the server.
 */
async function logIn(shopper: ImaginedShopper): Promise<{ token: string; seconds: number }> {
  const { siteId } = shopper
  const { id = '', secret = '' } = serverConfig().preview.client ?? {}
  const { access_token: token, ...session } = await runScapi(
    siteId,
    'shopperLogin',
    'getAccessToken',
    { body: { grant_type: 'client_credentials', channel_id: siteId } },
    { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
  )
  await fetchJson(toContextAddress(siteId, session.usid), {
    method: 'PUT',
    body: toContext(shopper),
    headers: toCallerHeaders({ authorization: `Bearer ${token}` }),
    read: 'status',
    redirect: 'manual',
    timeoutMs: CALL_TIMEOUT_MS,
  })
  return { token, seconds: session.expires_in }
}

function toContextAddress(siteId: string, usid: string): string {
  const { organizationId } = getAppConfig().commerceAPI.parameters
  const organization = `organizations/${encodeURIComponent(organizationId)}`
  const path = `/shopper/shopper-context/v1/${organization}/shopper-context/`
  const search = new URLSearchParams({ siteId })
  return `${serverConfig().commerceOrigin}${path}${encodeURIComponent(usid)}?${search}`
}

function toContext({ timestamp, customerGroups }: ImaginedShopper) {
  return {
    ...(timestamp !== undefined && { effectiveDateTime: new Date(timestamp).toISOString() }),
    ...(customerGroups.length > 0 && { customerGroupIds: customerGroups }),
  }
}
