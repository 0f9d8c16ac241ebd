import { useEffect } from 'react'

/** The widget's events. */
const EVENTS = [
  'og-receive-offer',
  'og-optin-product',
  'og-optout-product',
  'og-product-change-frequency',
  'og-cart-updated',
]
const REFRESH_DELAY_MS = 500

/** Calls `refresh` half a second after the last event of the widget (PDP-074). */
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
