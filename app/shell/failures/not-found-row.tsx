import loadable from '@loadable/component'
import { SectionBoundary } from '@/errors/section-boundary'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { WhenNear } from '@/ui/when-near'

const RecentlyViewed = loadable(
  () => import('@/features/product/recommendations/recently-viewed'),
  { ssr: false },
)

/** 'Recently Viewed' below what could not be found, where the site wants it (D1 §2). */
export function NotFoundRow() {
  const { preferences } = useSiteConfig()
  if (!preferences.notFoundRecommendationsEnabled) return null
  return (
    <div className="container">
      <WhenNear>
        <SectionBoundary name="recommendations" fallback={null}>
          <RecentlyViewed />
        </SectionBoundary>
      </WhenNear>
    </div>
  )
}
