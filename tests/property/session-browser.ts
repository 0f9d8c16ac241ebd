import type * as TokenModule from '@/commerce-client/token-source'
import type * as ErrorModule from '@/errors/app-error'
import type * as LogInModule from '@/shopper/session/log-in'
import type * as LogOutModule from '@/shopper/session/log-out'
import type * as EventModule from '@/shopper/session/session-events'
import type * as SessionModule from '@/shopper/session/session'
import type * as MemoryModule from '@/shopper/session/token-memory'

type Session = typeof SessionModule &
  typeof LogInModule &
  typeof LogOutModule &
  typeof EventModule &
  typeof MemoryModule &
  typeof TokenModule & { refusal: () => Error }

/** The session functions of a tab, with its own instances of the modules. */
export function openSessionTab(): Session {
  let tab: Session | undefined
  jest.isolateModules(() => {
    const { AppError } = jest.requireActual<typeof ErrorModule>('@/errors/app-error')
    tab = {
      ...jest.requireActual<typeof SessionModule>('@/shopper/session/session'),
      ...jest.requireActual<typeof LogInModule>('@/shopper/session/log-in'),
      ...jest.requireActual<typeof LogOutModule>('@/shopper/session/log-out'),
      ...jest.requireActual<typeof EventModule>('@/shopper/session/session-events'),
      ...jest.requireActual<typeof MemoryModule>('@/shopper/session/token-memory'),
      ...jest.requireActual<typeof TokenModule>('@/commerce-client/token-source'),
      refusal: () =>
        new AppError({ kind: 'session-expired', status: 401, message: 'Unauthorized' }),
    }
  })
  if (!tab) throw new Error('The tab did not open.')
  return tab
}

/**
 * The parts that all tabs of a browser share: cookies, including those hidden from scripts, locks,
 * and the connection to the shop at `origin`, which may lose a response.
 */
export class SharedBrowser {
  /** Loses the next response of the session's routes. */
  losesNext = false
  #running = 0
  readonly #secrets = new Map<string, string>()
  readonly #locks = new Map<string, Promise<unknown>>()

  constructor(origin: string) {
    const send = globalThis.fetch
    globalThis.fetch = (input, init) =>
      typeof input === 'string' && input.startsWith('/')
        ? this.#ask(() => this.#send(send, origin + input, init))
        : send(input, init)
    const request = (name: string, _options: object, work: () => Promise<unknown>) => {
      const done = (this.#locks.get(name) ?? Promise.resolve()).then(work)
      this.#locks.set(
        name,
        done.catch(() => undefined),
      )
      return done
    }
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  }

  /** Whether no request is in flight. */
  get isIdle(): boolean {
    return this.#running === 0
  }

  forgetSecrets(): void {
    this.#secrets.clear()
  }

  async #ask(send: () => Promise<Response>): Promise<Response> {
    this.#running += 1
    return send().finally(() => {
      this.#running -= 1
    })
  }

  async #send(send: typeof fetch, address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#secrets].map(([name, value]) => `${name}=${value}`).join('; ')
    const isLost = this.losesNext && /\/session(?:\/|$)/.test(address)
    if (isLost) this.losesNext = false
    const response = await send(address, { ...init, headers: { ...init.headers, cookie } })
    if (isLost) {
      await response.body?.cancel()
      throw new TypeError('The network was cut.')
    }
    response.headers.getSetCookie().forEach((one) => this.#keep(one))
    return response
  }

  #keep(cookie: string): void {
    if (!/; HttpOnly/i.test(cookie)) {
      document.cookie = cookie
      return
    }
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/Max-Age=0(?:;|$)/.test(cookie)) this.#secrets.delete(name)
    else this.#secrets.set(name, value)
  }
}
