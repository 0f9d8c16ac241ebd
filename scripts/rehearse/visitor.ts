import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Samples } from './samples'

const SITE = 'brindille'
const PATIENCE_MS = 30_000

const Session = z.object({ access_token: z.string() })
const Problem = z.object({ type: z.string().optional(), detail: z.string().optional() })

export class Visitor {
  private readonly visitId = randomUUID()
  private readonly cookies = new Map<string, string>()
  private token: string | undefined

  constructor(
    private readonly origin: string,
    private readonly samples: Samples,
  ) {}

  async page(step: string, path: string): Promise<void> {
    await this.samples.time(step, () => this.ask(path, { headers: { accept: 'text/html' } }))
  }

  get(step: string, route: string): Promise<unknown> {
    return this.samples.time(step, () => this.ask(`/api/${SITE}/${route}`))
  }

  post(step: string, route: string, body: object): Promise<unknown> {
    return this.samples.time(step, () => this.send(route, body))
  }

  /** Calls a method of a Shopper API with the shopper's own token. */
  scapi(step: string, method: string, parameters: object, body?: object): Promise<unknown> {
    return this.post(step, `scapi/${method.replace('.', '/')}`, [
      { parameters, ...(body && { body }) },
    ] as object)
  }

  async start(): Promise<void> {
    const answer = await this.post('session', 'session', { visitId: this.visitId })
    this.token = Session.parse(answer).access_token
  }

  async logIn(email: string, password: string): Promise<void> {
    const body = { visitId: this.visitId, email, password }
    this.token = Session.parse(await this.post('log in', 'session/login', body)).access_token
  }

  private send(route: string, body: object): Promise<unknown> {
    return this.ask(`/api/${SITE}/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  /** @throws Error whose message is the kind of the failure */
  private async ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.origin + path, {
      ...init,
      headers: {
        ...init.headers,
        origin: this.origin,
        ...(cookie && { cookie }),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await response.text()
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    const isJson = response.headers.get('content-type')?.includes('json')
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined
    if (response.ok) return body
    const { type, detail } = Problem.catch({}).parse(body)
    throw new Error([response.status, type?.split('/').pop(), detail].filter(Boolean).join(' '))
  }
}
