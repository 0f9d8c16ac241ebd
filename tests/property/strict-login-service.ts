import express, { type Request, type Response, type Router } from 'express'
import { makeAccessToken } from '../setup/fake-login'

const GRACE_MS = 60_000
const ACCESS_S = 1800

interface StoredToken {
  customerId: string
  session: number
  usedAt?: number
  successor?: string
}

/**
 * A login service that accepts every refresh token once, like the engine. Within a minute, a used
 * token gets the same successor; after that, a used token ends its session. `mostAtOnce` is the
 * maximum number of renewals at the same time.
 */
export class StrictLoginService {
  mostAtOnce = 0
  /** Number of sessions that ended because a used token was sent again. */
  stolen = 0
  #running = 0
  #serial = 0
  readonly #refreshTokens = new Map<string, StoredToken>()
  readonly #access = new Map<string, StoredToken>()
  readonly #codes = new Map<string, string>()
  readonly #endedSessions = new Set<number>()

  /** Returns the owner of an access token, if the token is valid. */
  ownerOf(accessToken: string): string | undefined {
    const stored = this.#access.get(accessToken)
    return stored && !this.#endedSessions.has(stored.session) ? stored.customerId : undefined
  }

  /** Invalidates all access tokens; the sessions remain valid. */
  refuseAccessTokens(): void {
    this.#access.clear()
  }

  get router(): Router {
    const router = express.Router()
    router.use(express.urlencoded({ extended: false }))
    router.get(/\/oauth2\/authorize$/, (_req, res) => this.#sendCode(res, `guest-${this.#next()}`))
    router.post(/\/oauth2\/login$/, (req, res) => {
      const credentials = Buffer.from((req.get('authorization') ?? '').slice(6), 'base64')
      this.#sendCode(res, `customer-${credentials.toString().split('@')[0]}`)
    })
    router.post(/\/oauth2\/token$/, (req, res) => this.#grant(req, res))
    router.get(/\/oauth2\/logout$/, (req, res) => {
      const stored = this.#refreshTokens.get(String(req.query.refresh_token))
      if (stored) this.#endedSessions.add(stored.session)
      res.json({ access_token: '', refresh_token: '' })
    })
    router.use((_req, res) => void res.json({}))
    return router
  }

  #next(): number {
    this.#serial += 1
    return this.#serial
  }

  #sendCode(res: Response, customerId: string): void {
    const code = `code-${this.#next()}`
    this.#codes.set(code, customerId)
    res.redirect(303, `http://localhost/callback?usid=u-${customerId}&code=${code}`)
  }

  #grant(req: Request, res: Response): void {
    this.#running += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#running)
    // long enough for another renewal to arrive
    setTimeout(() => {
      this.#running -= 1
      this.#answerGrant(req.body as Record<string, string>, res)
    }, 2)
  }

  #answerGrant(form: Record<string, string>, res: Response): void {
    const customerId = this.#codes.get(form.code ?? '')
    this.#codes.delete(form.code ?? '')
    const stored = customerId
      ? { customerId, session: this.#next() }
      : this.#use(form.refresh_token ?? '')
    if (stored) res.json(this.#toAnswer(stored))
    else res.status(400).json({ status_code: 400, message: 'invalid refresh_token' })
  }

  /** Returns the unused token at the end of the chain of successors. */
  #use(refreshToken: string): StoredToken | undefined {
    const stored = this.#refreshTokens.get(refreshToken)
    if (!stored || this.#endedSessions.has(stored.session)) return undefined
    if (stored.usedAt === undefined) {
      stored.usedAt = Date.now()
      stored.successor = `refresh-${this.#next()}`
      const { customerId, session } = stored
      const next = { customerId, session }
      this.#refreshTokens.set(stored.successor, next)
      return { ...next, successor: stored.successor }
    }
    if (Date.now() - stored.usedAt < GRACE_MS) {
      const next = this.#refreshTokens.get(stored.successor ?? '')
      return next?.usedAt === undefined ? stored : this.#use(stored.successor ?? '')
    }
    this.stolen += 1
    this.#endedSessions.add(stored.session)
    return undefined
  }

  #toAnswer({ customerId, session, successor }: StoredToken): object {
    const refreshToken = successor ?? `refresh-${this.#next()}`
    if (!successor) this.#refreshTokens.set(refreshToken, { customerId, session })
    const registered = customerId.startsWith('customer')
    const exp = Math.floor(Date.now() / 1000) + ACCESS_S
    const token = makeAccessToken({ customerId, registered, exp, serial: this.#next() })
    this.#access.set(token, { customerId, session })
    return {
      access_token: token,
      refresh_token: refreshToken,
      expires_in: ACCESS_S,
      usid: `u-${customerId}`,
      customer_id: customerId,
    }
  }
}
