import loadable from '@loadable/component'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { isSoldAsItIs } from '@/rules/availability'
import { Heading } from '@/ui/heading'
import { boxBuilderPath, buildBoxPath } from './box-builder-path'
import { BuyBar } from './buy-bar'
import styles from './buy-section.module.css'
import { InstallmentPromo } from './installments/installment-promo'
import { FulfillmentChoice } from './fulfillment-choice'
import { OrderControls } from './order-controls'
import { ProductBadge } from './product-badge'
import type { ProductChoice } from './order/product-choice'
import { limitMessages } from './limits.messages'
import { ProductMarks } from './product-marks'
import { ProductPrice } from './product-price'
import { ProductDeliveryNotes } from './product-delivery-notes'
import { Rating } from './rating'
import { SaveControl } from './save/save-control'
import { SubscriptionSection } from './subscription/subscription-section'
import { StockMessage } from './stock-message'
import { useEditedLine } from './order/use-edited-line'
import { useProductOrder, type ProductOrder } from './order/use-product-order'
import { VariationPicker } from './variation-picker'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import controlStyles from './order-controls.module.css'

const messages = defineMessages({
  sendToSeveral: { id: 'product.sendToSeveral', defaultMessage: 'Send to more than one person' },
})

// Loaded on demand, because few pages need them.
const SetMembers = loadable(() => import('./set-members'))
const CustomMixNote = loadable(() => import('./custom-mix-note'))
const EditNotice = loadable(() => import('./edit-notice'))
const BundleContents = loadable(() => import('./bundle-contents'))
const OptionPicker = loadable(() => import('./option-picker'))
const BackInStock = loadable(() => import('./back-in-stock/back-in-stock'))

interface BuySectionProps {
  product: ProductView
  choice: ProductChoice
  /** Link to the reviews, if the page has any. */
  reviewsHref?: string
  /** Ways to buy this product alone, passed in by the page. */
  renderExpress?: (order: ProductOrder) => ReactNode
}

/**
 * The part of the page to buy a product: price, size, wrap, quantity, stock and "Add to Bag"
 * (PDP-018).
 */
export function BuySection({ product, choice, reviewsHref, renderExpress }: BuySectionProps) {
  const { line, isGone, isPending } = useEditedLine()
  const order = useProductOrder(product, choice, line, {
    isOwnPage: true,
    isLinePending: isPending,
  })
  const { offer, promos } = order
  const [controls, setControls] = useState<HTMLDivElement | null>(null)
  const isPiece = product.facts.flags.includes('isCustomMixPiece')
  return (
    <section className={styles.section} aria-label={product.name}>
      {product.badgeText && <ProductBadge kind="own" text={product.badgeText} />}
      <Heading level={1}>{product.name}</Heading>
      {product.rating !== undefined && (
        <Rating rating={product.rating} count={product.reviewCount} href={reviewsHref} />
      )}
      {!isPiece && <ProductPrice product={product} order={order} />}
      {promos.installments && <InstallmentPromo {...promos.installments} />}
      {product.shortDescription && <p className={styles.short}>{product.shortDescription}</p>}
      {product.callouts.map((callout) => (
        <p key={callout} className={styles.callout}>
          {callout}
        </p>
      ))}
      {product.variations.map((variation) => (
        <VariationPicker
          key={variation.id}
          variation={variation}
          choice={choice}
          isAsked={order.asked === variation.id}
          isBought={order.isBought}
        />
      ))}
      {product.contents && <BundleContents contents={product.contents} />}
      {product.members ? (
        <SetMembers members={product.members} />
      ) : isSoldAsItIs(product.facts) ? (
        <>
          {product.options && <OptionPicker options={order.options} />}
          <FulfillmentChoice productId={offer.productId} fulfillment={order.fulfillment} />
          <StockMessage
            offer={offer}
            status={order.status}
            needsShop={order.fulfillment.needsShop}
            isOutOfReach={order.fulfillment.isOutOfReach}
          />
          {product.inventoryMessage && <p>{product.inventoryMessage}</p>}
          {offer.limit && <OrderLimit limit={offer.limit} inBag={offer.inBag} />}
          {(line !== undefined || isGone) && <EditNotice isGone={isGone} />}
          {promos.isSubscribable && <SubscriptionSection productId={offer.productId} />}
          <OrderControls order={order} placeRef={setControls} />
          {order.canOrder && !order.line && renderExpress?.(order)}
          <BuyBar
            name={product.name}
            hasSizes={product.variants.length > 1}
            order={order}
            controls={controls}
          />
          <SendToSeveral order={order} />
          {offer.isAwaited && <BackInStock key={offer.productId} productId={offer.productId} />}
        </>
      ) : (
        <CustomMixNote
          isPiece={isPiece}
          builderPath={
            isPiece ? boxBuilderPath(product) : buildBoxPath(product, choice.chosen.size)
          }
        />
      )}
      <SaveControl product={product} offer={offer} chosen={choice.chosen} />
      {product.pdfUrl && (
        <a href={product.pdfUrl} target="_blank" rel="noopener">
          <FormattedMessage {...limitMessages.sheet} />
        </a>
      )}
      <ProductMarks product={product} />
      <ProductDeliveryNotes product={product} />
    </section>
  )
}

interface OrderLimitProps {
  limit: number
  inBag: number
}

/** The maximum quantity per order, and how much of it is in the bag (MAT-005). */
function OrderLimit({ limit, inBag }: OrderLimitProps) {
  return (
    <p aria-live="polite">
      {inBag > 0 ? (
        <FormattedMessage {...limitMessages.limitInBag} values={{ count: inBag, limit }} />
      ) : (
        <FormattedMessage {...limitMessages.limit} values={{ limit }} />
      )}
    </p>
  )
}

/** The button to add the product for several recipients (MSH-014). */
function SendToSeveral({ order }: { order: ProductOrder }) {
  const { multiShippingEnabled } = useSiteConfig().preferences
  const isSent = order.fulfillment.option !== 'PICKUP'
  if (!multiShippingEnabled || !order.canOrder || !isSent || order.line) return null
  return (
    <button
      type="button"
      className={controlStyles.several}
      aria-haspopup="dialog"
      onClick={order.addForSeveral}
    >
      <FormattedMessage {...messages.sendToSeveral} />
    </button>
  )
}
