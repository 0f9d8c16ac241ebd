import { serverConfig } from '@/site/server-config.server'
import { logInGuest, refreshTokens, type TokenResponse } from './login.server'
import { callWithToken, type TokenSource } from './token-source'

/** The server's own guest session: it reads the public catalog and has no basket. */
interface ServerSession {
  accessToken: string
  refreshToken: string
  usid: string
  /** Epoch milliseconds after which the token is no longer used. */
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

/** Runs a call as the server's own guest of a site; `call` receives the `Authorization` header. */
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
  return toSession(await logInGuest(siteId, `http://localhost:${serverConfig().port}/callback`))
}

async function refresh(siteId: string, session: ServerSession): Promise<ServerSession> {
  return toSession(await refreshTokens(siteId, session))
}

function toSession(tokens: TokenResponse): ServerSession {
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    usid: tokens.usid,
    staleAt: Date.now() + tokens.expires_in * 1000 - SAFETY_MARGIN_MS,
  }
}
