import { forwardRef, startTransition, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { useHistory } from 'react-router-dom'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, or any other address (https:, tel:, mailto:). */
  to: string
  /** Takes the place of this page in the history. */
  replace?: boolean
  /** Router state for the next page. */
  state?: object
  /** The browser paints before the next page is rendered: for steps whose page is large. */
  isDeferred?: boolean
}

/**
 * A link: paths of this site change the page in place, everything else is left to the browser. A page
 * has hundreds of them: the router's own link is three components deep and is rendered again at every
 * change of address, this one is an element and knows where it leads.
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
    // as browsers do: the page that is shown already is not put into the history again
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

/** A click that means this window; with another button or a key held, a browser opens a new one. */
function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  const isElsewhere = target !== '' && target !== '_self'
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.button === 0 && !isElsewhere && !hasKey
}
