import loadable from '@loadable/component'
import { useQuery } from '@tanstack/react-query'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { SectionBoundary } from '@/errors/section-boundary'
import { socialPhotosQuery } from '@/integrations/social-gallery/social-gallery.queries'
import { useSite } from '@/site/use-site'

const SocialPhotos = loadable(
  () => import(/* webpackChunkName: "below-the-product" */ './social-photos'),
)

/**
 * Photos of a product from social media, if the site shows them and there are any (PDP-015). The
 * server fetches them with the page, because loading them later would move the content below.
 */
export function SocialPhotosSection({ productId }: { productId: string }) {
  const { id: siteId } = useSite()
  // The page fetches the preferences; this only reads them.
  const { data: preferences } = useQuery({ ...sitePreferencesQuery(siteId), enabled: false })
  const { data: photos = [] } = useQuery({
    ...socialPhotosQuery(siteId, productId),
    enabled: preferences?.socialPhotosEnabled ?? false,
  })
  if (!preferences?.socialPhotosEnabled || photos.length === 0) return null
  return (
    <SectionBoundary name="social photos" fallback={null}>
      <SocialPhotos photos={photos} />
    </SectionBoundary>
  )
}
