import { pageTypeOf } from '@/site/page-type'

declare global {
  interface Window {
    /** What happens in the shop, for whoever measures it (D1 §7). */
    dataLayer?: object[]
  }
}

/** Tells whoever measures the shop what happened, and on what kind of page (D3 §7). */
export function pushEvent(event: string, details: object = {}): void {
  const pageType = pageTypeOf(window.location.pathname)
  ;(window.dataLayer ??= []).push({ event, pageType, ...details })
}
