import type { ProductView } from '@/commerce-client/product.mapper'
import { Heading } from '@/ui/heading'
import { Price } from '@/ui/price'
import styles from './buy-section.module.css'
import { OrderControls } from './order-controls'
import { ProductBadge } from './product-badge'
import type { ProductChoice } from './product-choice'
import { ProductMarks } from './product-marks'
import { ProductPromise } from './product-promise'
import { Rating } from './rating'
import { StockMessage } from './stock-message'
import { useProductOrder } from './use-product-order'
import { VariationPicker } from './variation-picker'

interface BuySectionProps {
  product: ProductView
  choice: ProductChoice
}

/** Price, size and wrap, quantity, stock, Add to Bag (D1 §2 Product detail page). */
export function BuySection({ product, choice }: BuySectionProps) {
  const order = useProductOrder(product, choice.variant)
  const { offer } = order
  return (
    <section className={styles.section} aria-label={product.name}>
      {product.badgeText && <ProductBadge kind="own" text={product.badgeText} />}
      <Heading level={1}>{product.name}</Heading>
      {product.rating !== undefined && (
        <Rating rating={product.rating} count={product.reviewCount} />
      )}
      {offer.price && (
        <p aria-live="polite">
          <Price amount={offer.price.amount} listAmount={offer.price.list} size="lg" />
        </p>
      )}
      {product.shortDescription && <p className={styles.short}>{product.shortDescription}</p>}
      {product.callouts.map((callout) => (
        <p key={callout} className={styles.callout}>
          {callout}
        </p>
      ))}
      {product.variations.map((variation) => (
        <VariationPicker key={variation.id} variation={variation} choice={choice} />
      ))}
      <StockMessage offer={offer} />
      <OrderControls order={order} />
      <ProductMarks product={product} />
      <ProductPromise product={product} />
    </section>
  )
}
