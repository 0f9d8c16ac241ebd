/**
 * Returns the external URL that a click opens in this window. Undefined for clicks that open
 * another tab or are already handled, and for links to the retailer's own hosts.
 */
export function exitLinkOf(event: MouseEvent, here: string, ownHosts: readonly string[]) {
  const link = clickedLink(event)
  if (!link) return undefined
  const url = new URL(link.href, here)
  const isOutside = /^https?:$/.test(url.protocol) && !ownHosts.includes(url.host)
  return isOutside ? url.href : undefined
}

/**
 * Returns the link that a click would follow in this window, unless the click is already handled.
 */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && link.target !== '_blank' ? link : undefined
}
