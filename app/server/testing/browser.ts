/** What a browser keeps of a site's cookies, and sends: for tests of routes, so paths do not matter. */
export class Browser {
  readonly #base: string
  readonly #cookies = new Map<string, string>()

  constructor(base: string) {
    this.#base = base
  }

  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${this.#base}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
      body: JSON.stringify(body),
    })
    const cookies = response.headers.getSetCookie()
    cookies.forEach((one) => this.#keep(one))
    const answer = (await response.json()) as Record<string, unknown>
    return { status: response.status, body: answer, cookies }
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  names(): string[] {
    return [...this.#cookies.keys()]
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/Max-Age=0(?:;|$)/.test(cookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
