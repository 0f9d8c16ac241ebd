import loadable from '@loadable/component'
import { FormattedMessage } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { tierAt } from '@/rules/price-tiers'
import { useSite } from '@/site/use-site'
import { Price } from '@/ui/price'
import { productMessages as messages } from './product.messages'
import type { ProductOrder } from './order/use-product-order'

// Loaded on demand, because the main site does not need them.
const FundraisingPrice = loadable(() => import('./fundraising-price'))
const PriorPrice = loadable(() => import('./prior-price'))
const PriceTiers = loadable(() => import('./price-tiers'))

interface ProductPriceProps {
  product: ProductView
  order: ProductOrder
}

/**
 * The price per piece for the chosen quantity: sale price, price tiers, or the fundraising view
 * (PDP-018).
 */
export function ProductPrice({ product, order }: ProductPriceProps) {
  const site = useSite()
  const { price, tiers = [] } = order.offer
  if (!price) return null
  const { quantity } = order.quantity
  // with several sizes, the lowest price until one is chosen
  const isOpen = order.status !== 'ready' && product.variants.length > 1
  if (site.has('suggestedPrice') && price.list !== undefined) {
    // the details of a master product do not apply to its sizes
    const given = product.variants.length === 0 ? product.pricingDetails : undefined
    const units = product.caseQuantity
    return <FundraisingPrice price={price} given={given} units={units} quantity={quantity} />
  }
  const amount = tierAt(tiers, quantity)?.price ?? price.amount
  const list = price.list ?? price.amount
  const shown = <Price amount={amount} listAmount={list} size="lg" />
  return (
    <>
      <p aria-live="polite">
        {product.members || isOpen ? (
          <FormattedMessage {...messages.from} values={{ price: shown }} />
        ) : (
          shown
        )}
      </p>
      {price.prior !== undefined && <PriorPrice amount={price.prior} />}
      {tiers.length > 0 && <PriceTiers tiers={tiers} list={list} quantity={quantity} />}
    </>
  )
}
