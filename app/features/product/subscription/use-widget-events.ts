import { useEffect } from 'react'

/** Events of the offers' widget. */
const EVENTS = [
  'og-receive-offer',
  'og-optin-product',
  'og-optout-product',
  'og-product-change-frequency',
  'og-cart-updated',
]
const REFRESH_DELAY_MS = 500

/** Refreshes half a second after the last of the widget's events (PDP-074). */
export function useWidgetEvents(refresh: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refreshSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, REFRESH_DELAY_MS)
    }
    EVENTS.forEach((name) => window.addEventListener(name, refreshSoon))
    return () => {
      clearTimeout(timer)
      EVENTS.forEach((name) => window.removeEventListener(name, refreshSoon))
    }
  }, [refresh])
}
