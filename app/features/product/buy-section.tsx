import { FormattedMessage } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Price } from '@/ui/price'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { AddError } from './add-error'
import styles from './buy-section.module.css'
import { ProductBadge } from './product-badge'
import { productMessages as messages } from './product.messages'
import { ProductMarks } from './product-marks'
import { Rating } from './rating'
import { StockMessage } from './stock-message'
import { useAddAndShow } from './use-add-and-show'
import type { ProductChoice } from './use-product-choice'
import { useProductOffer } from './use-product-offer'
import { useProductQuantity } from './use-product-quantity'
import { VariationPicker } from './variation-picker'

interface BuySectionProps {
  product: ProductView
  choice: ProductChoice
}

/** Price, size and wrap, quantity, stock, Add to Bag (D1 §2 Product detail page). */
export function BuySection({ product, choice }: BuySectionProps) {
  const offer = useProductOffer(product, choice.variant)
  const quantity = useProductQuantity(offer.available)
  const { add, isAdding, error } = useAddAndShow()
  const canOrder = offer.isSold && offer.availability === 'in-stock'
  const addToBag = () => {
    const pieces = quantity.settleNow()
    if (pieces === undefined) return
    add([{ productId: offer.productId, quantity: pieces }], quantity.reset)
  }
  // The bag holds all there is: that has to be said before anything is pressed.
  const notice = canOrder && offer.available === 0 ? 'QUANTITIES_LIMITED' : quantity.notice
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
      {offer.isSold ? (
        <StockMessage offer={offer} />
      ) : (
        <p className={styles.stock}>
          <FormattedMessage {...messages.unavailableChoice} />
        </p>
      )}
      <div className={styles.order}>
        <QuantityStepper
          value={quantity.text}
          onType={quantity.type}
          onStep={quantity.step}
          onBlur={quantity.blur}
          canDecrease={quantity.canDecrease}
          canIncrease={quantity.canIncrease}
          isDisabled={!canOrder}
          message={notice && <FormattedMessage {...messages[notice]} />}
          className={styles.quantity}
        />
        <Button
          isWide
          className={styles.add}
          disabled={!canOrder || !quantity.isAcceptable}
          isPending={isAdding}
          onClick={addToBag}
        >
          <FormattedMessage {...messages.add} />
        </Button>
      </div>
      <AddError error={error} />
      <ProductMarks product={product} />
    </section>
  )
}
