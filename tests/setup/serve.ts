import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { forgetTokens } from '@/shopper/session/token-memory'
import { clearCookies } from './clear-cookies'

/**
 * Answers the requests of a file's tests; any other request fails. Before each test only the
 * handlers are in force that were there before the first, and the browser has stored nothing.
 */
export function serve(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers)
  let initial: typeof handlers = []
  beforeAll(() => {
    initial = server.listHandlers().filter((one): one is RequestHandler => 'info' in one)
    server.listen({ onUnhandledRequest: 'error' })
  })
  beforeEach(forgetBrowser)
  afterEach(() => {
    server.resetHandlers(...initial)
    forgetBrowser()
  })
  afterAll(() => server.close())
  return server
}

function forgetBrowser(): void {
  if (typeof window === 'undefined') return
  clearCookies()
  localStorage.clear()
  sessionStorage.clear()
  forgetTokens()
}
