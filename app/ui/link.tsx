import { forwardRef, type AnchorHTMLAttributes } from 'react'
import { Link as RouterLink } from 'react-router-dom'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, or any other address (https:, tel:, mailto:). */
  to: string
  /** Takes the place of this page in the history. */
  replace?: boolean
  /** What the next page is told besides its address, which must have no query then. */
  state?: object
}

/** A link: paths of this site change the page in place, everything else is left to the browser. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, state, children, ...rest },
  ref,
) {
  if (isOwnPath(to)) {
    return (
      <RouterLink ref={ref} to={state ? { pathname: to, state } : to} replace={replace} {...rest}>
        {children}
      </RouterLink>
    )
  }
  return (
    <a ref={ref} href={to} {...rest}>
      {children}
    </a>
  )
})

function isOwnPath(to: string): boolean {
  return to.startsWith('/') && !to.startsWith('//')
}
