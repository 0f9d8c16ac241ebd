import loadable from '@loadable/component'
import { SectionBoundary } from '@/errors/section-boundary'
import { isOutside } from '@/integrations/third-party/third-party'
import { SubscriptionSkeleton } from './subscription-skeleton'

const waiting = { ssr: false, fallback: <SubscriptionSkeleton /> }
const SubscriptionOffer = loadable(() => import('./subscription-offer'), waiting)
const ProviderOffer = loadable(() => import('./provider-offer'), waiting)

export function SubscriptionSection({ productId }: { productId: string }) {
  const Offer = isOutside('recurring-orders') ? ProviderOffer : SubscriptionOffer
  return (
    <SectionBoundary name="subscription offer" fallback={null}>
      <Offer key={productId} productId={productId} />
    </SectionBoundary>
  )
}
