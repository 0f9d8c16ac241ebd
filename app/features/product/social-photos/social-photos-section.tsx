import loadable from '@loadable/component'
import { useQuery } from '@tanstack/react-query'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { SectionBoundary } from '@/errors/section-boundary'
import { useSite } from '@/site/use-site'
import { WhenNear } from '@/ui/when-near'

const SocialPhotos = loadable(() => import('./social-photos'), { ssr: false })

/** Photographs of a product from elsewhere, where the site shows them (D1 §2). */
export function SocialPhotosSection({ productId }: { productId: string }) {
  const { id: siteId } = useSite()
  // The page has asked for them.
  const { data } = useQuery({ ...sitePreferencesQuery(siteId), enabled: false })
  if (!data?.socialPhotosEnabled) return null
  return (
    <WhenNear key={productId}>
      <SectionBoundary name="social photos" fallback={null}>
        <SocialPhotos productId={productId} />
      </SectionBoundary>
    </WhenNear>
  )
}
