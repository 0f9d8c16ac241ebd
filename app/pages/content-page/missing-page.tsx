import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Redirect, useLocation } from 'react-router-dom'
import { redirectQuery } from '@/commerce-client/redirects.queries'
import { addQuery } from '@/domain/redirect'
import { ContentSkeleton } from '@/shell/content-skeleton'
import { NotFoundA } from '@/shell/failures/not-found-a'
import { useSite } from '@/site/use-site'

/**
 * Shown if nothing is found: the merchant's redirect, otherwise the not-found page. The server
 * sends the redirect itself; this component handles links that are followed in the browser.
 */
export function MissingPage() {
  const site = useSite()
  const { pathname, search } = useLocation()
  const { data: redirect, isLoading } = useQuery(redirectQuery(site.id, pathname))
  if (isLoading) return <ContentSkeleton />
  if (!redirect) return <NotFoundA />
  const { location, keepsQuery } = redirect
  const target = keepsQuery ? addQuery(location, search) : location
  return target.startsWith('/') ? <Redirect to={target} /> : <Elsewhere address={target} />
}

function Elsewhere({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address])
  return <ContentSkeleton />
}
