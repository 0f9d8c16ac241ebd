import express, { type Request, type Response, type Router } from 'express'
import { makeAccessToken } from '../../../tests/setup/fake-login'

/**
 * A fake login service for the storefront's server. Guests are `guest-1`, `guest-2`; a login with
 * the password `right`, or at the identity provider `acme`, is `customer-1`.
 */
export class FakeService {
  asked: string[] = []
  forms: Record<string, string>[] = []
  logins: { credentials: string; proof?: string; form: Record<string, string> }[] = []
  authorizations: { query: Record<string, string>; proof?: string }[] = []
  isDown = false
  /** The next token call is answered with this body and status 200. */
  refusal: object | undefined
  #guests = 0
  #serial = 0
  #owners = new Map<string, string>()
  #tokens = new Map<string, string>()
  #pending: string | undefined

  reset(): void {
    Object.assign(this, { asked: [], forms: [], logins: [], authorizations: [] })
    this.isDown = false
    this.refusal = undefined
    this.#guests = 0
    this.#serial = 0
    this.#owners.clear()
  }

  /** Returns the newest access token of a shopper. */
  tokenOf(customerId: string): string | undefined {
    return this.#tokens.get(customerId)
  }

  forget(customerId: string): void {
    this.#owners.forEach((owner, token) => owner === customerId && this.#owners.delete(token))
  }

  get router(): Router {
    const router = express.Router()
    router.use(express.urlencoded({ extended: false }))
    router.use((_req, res, next) => {
      if (this.isDown) res.status(503).json({ title: 'Service Unavailable', type: 'x' })
      else next()
    })
    router.get(/\/oauth2\/authorize$/, (req, res) => this.#authorize(req, res))
    router.post(/\/oauth2\/login$/, (req, res) => this.#logIn(req, res))
    router.post(/\/oauth2\/token$/, (req, res) => this.#exchange(req, res))
    router.get(/\/oauth2\/logout$/, (req, res) => {
      const { refresh_token: token, client_id: client, channel_id: channel } = req.query
      this.asked.push(`logout ${String(token)} of ${String(client)} at ${String(channel)}`)
      res.json({ access_token: '', refresh_token: '' })
    })
    router.post(/\/actions\/transfer$/, (req, res) => {
      this.asked.push(`transfer?merge=${String(req.query.merge)}`)
      res.json({ basketId: 'b' })
    })
    router.post(/\/dw\/shop\/\w+\/sessions$/, (req, res) => {
      this.asked.push(`sessions ${req.get('authorization')}`)
      res.set('Set-Cookie', 'dwsid=dws-1; Path=/; HttpOnly; SameSite=Lax').json({})
    })
    return router
  }

  #authorize(req: Request, res: Response): void {
    const query = req.query as Record<string, string>
    this.asked.push('authorize')
    this.authorizations.push({ query: { ...query }, proof: req.get('x-guest-refresh-token') })
    if (query.hint === 'guest') {
      res.redirect(303, 'http://localhost/callback?usid=u1&code=code-guest')
    } else if (query.hint === 'acme') {
      this.#pending = 'customer-1'
      res.redirect(303, 'https://login.acme.example/?state=s1')
    } else res.status(400).json({ status_code: 400, message: 'Bad or missing hint.' })
  }

  #logIn(req: Request, res: Response): void {
    this.asked.push('login')
    const [, encoded = ''] = (req.get('authorization') ?? '').split('Basic ')
    const credentials = Buffer.from(encoded, 'base64').toString()
    const form = req.body as Record<string, string>
    this.logins.push({ credentials, proof: req.get('x-guest-refresh-token'), form: { ...form } })
    if (!credentials.endsWith(':right')) {
      res.status(401).json({ status_code: 401, message: 'Unauthorized: wrong login or password.' })
      return
    }
    this.#pending = 'customer-1'
    res.redirect(303, 'http://localhost/callback?usid=u1&code=code-customer')
  }

  #exchange(req: Request, res: Response): void {
    const form = req.body as Record<string, string>
    this.asked.push(form.grant_type ?? '')
    this.forms.push({ ...form })
    if (this.refusal) {
      res.json(this.refusal)
      return
    }
    const isRefresh = form.grant_type === 'refresh_token'
    const owner = isRefresh ? this.#owners.get(form.refresh_token ?? '') : this.#newOwner(form)
    if (owner === undefined) {
      res.status(400).json({ status_code: 400, message: 'invalid refresh_token' })
      return
    }
    res.json(this.#tokensFor(owner))
  }

  #newOwner(form: Record<string, string>): string {
    if (form.code === 'code-customer') return this.#pending ?? ''
    this.#guests += 1
    return `guest-${this.#guests}`
  }

  #tokensFor(customerId: string): object {
    this.#serial += 1
    const refreshToken = `refresh-${this.#serial}`
    this.#owners.set(refreshToken, customerId)
    const registered = customerId.startsWith('customer')
    const token = makeAccessToken({ customerId, registered, serial: this.#serial })
    this.#tokens.set(customerId, token)
    return {
      access_token: token,
      id_token: 'id',
      enc_user_id: 'E',
      refresh_token: refreshToken,
      expires_in: 1800,
      usid: 'u1',
      customer_id: customerId,
    }
  }
}
