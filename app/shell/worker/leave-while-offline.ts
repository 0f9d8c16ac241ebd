import { onlineManager } from '@tanstack/react-query'

/**
 * Offline, a link loads its page as a document: the worker stores whole pages, not their data.
 * @param isBusy returns whether a request in this tab waits for the connection and would be lost
 * @returns a function that stops it
 */
export function leaveWhileOffline(isBusy: () => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    if (onlineManager.isOnline() || !navigator.serviceWorker.controller || isBusy()) return
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!isPlain || !(link instanceof HTMLAnchorElement)) return
    // a link within the page is left to the browser
    const isOther = link.pathname !== location.pathname || link.search !== location.search
    if (link.origin === location.origin && isOther) event.stopImmediatePropagation()
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
