import { forwardRef, startTransition, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { useHistory } from 'react-router-dom'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, or any other URL (https:, tel:, mailto:). */
  to: string
  replace?: boolean
  /** Router state for the next page. */
  state?: object
  /** Lets the browser paint before the next page is rendered: for steps with a large page. */
  isDeferred?: boolean
}

/**
 * A link: paths of this site are navigated in place, all other URLs by the browser. It is used
 * instead of the router's link, which consists of three components and renders again whenever the
 * URL changes, because a page has hundreds of links.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace = false, state, isDeferred = false, onClick, children, ...rest },
  ref,
) {
  const history = useHistory()
  if (!isOwnPath(to)) {
    return (
      <a ref={ref} href={to} onClick={onClick} {...rest}>
        {children}
      </a>
    )
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    // like browsers: a link to the current page adds no history entry
    const isHere = event.currentTarget.href === window.location.href
    const go = () => history[replace || isHere ? 'replace' : 'push'](to, state)
    if (isDeferred) startTransition(go)
    else go()
  }
  return (
    <a ref={ref} {...rest} href={history.createHref({ pathname: to })} onClick={follow}>
      {children}
    </a>
  )
})

function isOwnPath(to: string): boolean {
  return to.startsWith('/') && !to.startsWith('//')
}

/**
 * Returns whether a click opens the link in this window: with another button or a modifier key,
 * browsers open a new one.
 */
function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  const isElsewhere = target !== '' && target !== '_self'
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.button === 0 && !isElsewhere && !hasKey
}
