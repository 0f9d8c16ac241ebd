import { createHash, randomBytes } from 'node:crypto'
import type { ShopperLoginTypes } from 'commerce-sdk-isomorphic'
import { getAppConfig } from '@/site/app-config'
import { serverConfig } from '@/site/server-config.server'
import { runScapi } from './run-scapi.server'
import { callWithToken, type TokenSource } from './token-source'

/** The server's own guest: it reads the public catalogue and owns no basket. */
interface ServerSession {
  accessToken: string
  refreshToken: string
  usid: string
  /** Epoch milliseconds after which the token is not used any more. */
  staleAt: number
}

const SAFETY_MARGIN_MS = 60_000

const sessions = new Map<string, ServerSession>()
const pending = new Map<string, Promise<ServerSession>>()

const serverGuest: TokenSource = {
  async getAccessToken(siteId) {
    const known = sessions.get(siteId)
    if (known && Date.now() < known.staleAt) return known.accessToken
    const session = await (pending.get(siteId) ?? startRenewal(siteId, known))
    return session.accessToken
  },
  async replaceAccessToken(siteId, refused) {
    if (sessions.get(siteId)?.accessToken === refused) sessions.delete(siteId)
    return serverGuest.getAccessToken(siteId)
  },
}

/** Makes a call as the server's own guest of a site, with the value of its `Authorization` header. */
export function callAsGuest<Answer>(
  siteId: string,
  call: (authorization: string) => Promise<Answer>,
): Promise<Answer> {
  return callWithToken(serverGuest, siteId, (token) => call(`Bearer ${token}`))
}

function startRenewal(siteId: string, known: ServerSession | undefined): Promise<ServerSession> {
  const renewal = (known ? refresh(siteId, known).catch(() => login(siteId)) : login(siteId))
    .then((session) => {
      sessions.set(siteId, session)
      return session
    })
    .finally(() => pending.delete(siteId))
  pending.set(siteId, renewal)
  return renewal
}

async function login(siteId: string): Promise<ServerSession> {
  const { clientId } = getAppConfig().commerceAPI.parameters
  const verifier = randomBytes(48).toString('base64url')
  const redirectUri = `http://localhost:${serverConfig().port}/callback`
  const { code, usid } = await runScapi(siteId, 'shopperLogin', 'authorizeCustomer', {
    parameters: {
      client_id: clientId,
      channel_id: siteId,
      redirect_uri: redirectUri,
      response_type: 'code',
      hint: 'guest',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    },
  })
  return requestToken(siteId, {
    grant_type: 'authorization_code_pkce',
    code,
    usid,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    client_id: clientId,
    channel_id: siteId,
  })
}

function refresh(siteId: string, session: ServerSession): Promise<ServerSession> {
  return requestToken(siteId, {
    grant_type: 'refresh_token',
    refresh_token: session.refreshToken,
    usid: session.usid,
    client_id: getAppConfig().commerceAPI.parameters.clientId,
    channel_id: siteId,
  })
}

async function requestToken(
  siteId: string,
  body: ShopperLoginTypes.getAccessTokenBodyType,
): Promise<ServerSession> {
  const token = await runScapi(siteId, 'shopperLogin', 'getAccessToken', { body })
  return {
    accessToken: token.access_token,
    refreshToken: token.refresh_token,
    usid: token.usid,
    staleAt: Date.now() + token.expires_in * 1000 - SAFETY_MARGIN_MS,
  }
}
