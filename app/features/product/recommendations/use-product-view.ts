import { useEffect } from 'react'
import type { ProductView } from '@/commerce-client/product.mapper'
import { rememberViewed } from '@/shopper/activities/recently-viewed'
import { useActivityOf } from '@/shopper/activities/report-activity'
import { useSite } from '@/site/use-site'

/** Stores and reports a view of the product (REC-002). */
export function useProductView({ id, masterId, price }: ProductView): void {
  const { id: siteId } = useSite()
  const familyId = masterId ?? id
  useEffect(() => rememberViewed(siteId, familyId), [siteId, familyId])
  useActivityOf('viewProduct', id, () => ({
    product: { id: familyId, ...(masterId && { sku: id }), ...(price && { price: price.amount }) },
  }))
}
