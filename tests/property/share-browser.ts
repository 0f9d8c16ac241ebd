import { webcrypto } from 'node:crypto'

const PARAMETERS = {
  clientId: '11111111-1111-4111-8111-111111111111',
  organizationId: 'f_ecom_prln_001',
  shortCode: 'local',
}
/** The maximum delay in ms of messages between tabs. */
const NEWS_MS = 30

/**
 * Sets up what tabs of one browser share: the connection to the shop, and messages about stored
 * data.
 */
export function shareBrowser(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  Object.assign(window, {
    // tests do not control React's rendering here, as in a browser
    IS_REACT_ACT_ENVIRONMENT: false,
    Progressive: { buildOrigin: '/mobify/bundle/test/' },
    __CONFIG__: {
      app: { sites: [], commerceAPI: { proxyPath: '/proxy', parameters: PARAMETERS } },
    },
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  })
  const store = Storage.prototype.setItem
  Storage.prototype.setItem = function setAndDispatch(
    this: Storage,
    key: string,
    newValue: string,
  ) {
    store.call(this, key, newValue)
    const dispatch = () => window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    if (this === localStorage) setTimeout(dispatch, Math.random() * NEWS_MS)
  }
}
