/**
 * Stores and sends a site's cookies like a browser, for tests of routes; ignores the cookies'
 * paths.
 */
export class Browser {
  readonly #base: string
  readonly #cookies = new Map<string, string>()

  constructor(base: string) {
    this.#base = base
  }

  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
    const { response, cookies } = await this.#send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Record<string, unknown>
    return { status: response.status, body: answer, cookies }
  }

  /** Requests a path, without following redirects. */
  async open(path: string, headers: Record<string, string> = {}) {
    const { response } = await this.#send(path, { redirect: 'manual', headers })
    await response.body?.cancel()
    return { status: response.status, headers: response.headers }
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  names(): string[] {
    return [...this.#cookies.keys()]
  }

  async #send(path: string, init: RequestInit) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, ...(cookie && { cookie }) }
    const response = await fetch(`${this.#base}/${path}`, { ...init, headers })
    const cookies = response.headers.getSetCookie()
    cookies.forEach((one) => this.keep(one))
    return { response, cookies }
  }

  /** Stores a cookie given as a `Set-Cookie` value. */
  keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/Max-Age=0(?:;|$)/.test(cookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
