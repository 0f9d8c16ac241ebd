import loadable from '@loadable/component'
import { useQuery } from '@tanstack/react-query'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { SectionBoundary } from '@/errors/section-boundary'
import { useSite } from '@/site/use-site'
import { WhenNear } from '@/ui/when-near'
import styles from './recommendation-rows.module.css'

const space = <div className={styles.space} />

const ProductRows = loadable(() => import('./product-rows'), { ssr: false, fallback: space })

/** 'Customers Also Love' and 'Recently Viewed', where the site recommends (D1 §2). */
export function RecommendationRows({ productId }: { productId: string }) {
  const { id: siteId } = useSite()
  // The page has asked for them.
  const { data } = useQuery({ ...sitePreferencesQuery(siteId), enabled: false })
  if (!data?.recommendationsEnabled) return null
  return (
    <WhenNear key={productId} placeholder={space}>
      <SectionBoundary name="recommendations" fallback={null}>
        <ProductRows productId={productId} />
      </SectionBoundary>
    </WhenNear>
  )
}
