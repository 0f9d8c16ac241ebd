import loadable from '@loadable/component'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { SectionBoundary } from '@/errors/section-boundary'
import { readViewed } from '@/shopper/activities/recently-viewed'
import { useSite } from '@/site/use-site'
import { WhenNear } from '@/ui/when-near'
import styles from './recommendation-rows.module.css'

const ProductRows = loadable(() => import('./product-rows'), { ssr: false })

/**
 * The rows 'Customers Also Love' and 'Recently Viewed', if the site has recommendations (PDP-016).
 * They load when they are near the viewport, or after the page. Their space is reserved; that of
 * the second row only if the browser has stored viewed products.
 */
export function RecommendationRows({ productId }: { productId: string }) {
  const { id: siteId } = useSite()
  // The page fetches the preferences; this only reads them.
  const { data } = useQuery({ ...sitePreferencesQuery(siteId), enabled: false })
  const [rows, setRows] = useState(1)
  useEffect(() => {
    setRows(readViewed(siteId).some((id) => id !== productId) ? 2 : 1)
  }, [siteId, productId])
  if (!data?.recommendationsEnabled) return null
  const space = <Space rows={rows} />
  return (
    <WhenNear key={productId} placeholder={space}>
      <SectionBoundary name="recommendations" fallback={null}>
        <ProductRows productId={productId} fallback={space} />
      </SectionBoundary>
    </WhenNear>
  )
}

function Space({ rows }: { rows: number }) {
  return (
    <>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.space} />
      ))}
    </>
  )
}
