import loadable from '@loadable/component'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { SectionBoundary } from '@/errors/section-boundary'
import { useSite } from '@/site/use-site'

const SocialPhotos = loadable(() => import('./social-photos'), { ssr: false })

/** Loaded well before it is scrolled to, so that it moves nothing that is seen. */
const AHEAD = '1000px 0px'

/** Photographs of a product from elsewhere, where the site shows them (D1 §2). */
export function SocialPhotosSection({ productId }: { productId: string }) {
  const { id: siteId } = useSite()
  // The page has asked for them.
  const { data } = useQuery({ ...sitePreferencesQuery(siteId), enabled: false })
  return data?.socialPhotosEnabled ? <WhenNear key={productId} productId={productId} /> : null
}

/** Asks for them when the shopper comes near. */
function WhenNear({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      {isNear && (
        <SectionBoundary name="social photos" fallback={null}>
          <SocialPhotos productId={productId} />
        </SectionBoundary>
      )}
    </div>
  )
}
