import loadable from '@loadable/component'
import { SectionBoundary } from '@/errors/section-boundary'
import { ExpressPay } from '@/features/checkout/express/express-pay'
import AddedToBagSheet from '@/features/add-to-bag/added-to-bag-sheet'
import type { AddedItem } from '@/features/add-to-bag/added-to-bag.types'

const FeaturedProducts = loadable(
  () => import('@/features/product/recommendations/featured-products'),
  { ssr: false },
)

const ShipmentDelivery = loadable(() => import('@/features/delivery/shipment-delivery'), {
  ssr: false,
  resolveComponent: (file) => file.ShipmentDelivery,
})

/** 'Added to Your Bag', with recommendations below (SHEET-008). */
export default function AddedToBag({ items }: { items: AddedItem[] }) {
  return (
    <AddedToBagSheet
      items={items}
      express={<ExpressPay Delivery={ShipmentDelivery} />}
      renderFeatured={(productIds) => (
        <SectionBoundary name="featured products" fallback={null}>
          <FeaturedProducts productIds={productIds} />
        </SectionBoundary>
      )}
    />
  )
}
