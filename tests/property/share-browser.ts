import { webcrypto } from 'node:crypto'

const PARAMETERS = {
  clientId: '11111111-1111-4111-8111-111111111111',
  organizationId: 'f_ecom_prln_001',
  shortCode: 'local',
}
/** How long a tab's news take to the others at most, in ms. */
const NEWS_MS = 30

/** What tabs of one browser share: how to reach the shop, and the news of what one has stored. */
export function shareBrowser(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  Object.assign(window, {
    // no test drives React here: it renders when it likes, as in a browser
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
