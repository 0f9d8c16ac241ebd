import { FormattedMessage } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { imagesOf } from '@/rules/variant-choice'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { OrderControls } from './order-controls'
import styles from './pick-options.module.css'
import { productMessages as messages } from './product.messages'
import { Rating } from './rating'
import { StockMessage } from './stock-message'
import { useOwnChoice } from './order/use-own-choice'
import { useProductOrder } from './order/use-product-order'
import { VariationPicker } from './variation-picker'

/**
 * Picture, name, rating and price of a product, with its sizes, wraps and quantity (SHEET-015…017).
 */
export function PickOptions({ product }: { product: ProductView }) {
  const choice = useOwnChoice(product)
  const order = useProductOrder(product, choice)
  // With a preferred shop, the choice is made on the product page, which shows that shop's stock.
  const { shop } = usePreferredShop()
  const { price } = order.offer
  const [image] = imagesOf(product.imageSets, choice.chosen)
  return (
    <div className="stack-5">
      <div className={styles.product}>
        <span className="thumb">
          {image && (
            <Picture image={image} width={112} height={112} widths={[150, 300]} sizes="112px" />
          )}
        </span>
        <div className={styles.text}>
          <Heading level={3} size="sm">
            {product.name}
          </Heading>
          {product.rating !== undefined && (
            <Rating rating={product.rating} count={product.reviewCount} />
          )}
          <p aria-live="polite">
            {price && <Price amount={price.amount} listAmount={price.list} />}
          </p>
        </div>
      </div>
      {product.variations.map((variation) => (
        <VariationPicker
          key={variation.id}
          variation={variation}
          choice={choice}
          isAsked={order.asked === variation.id}
        />
      ))}
      <StockMessage
        offer={order.offer}
        status={order.status}
        isOutOfReach={order.fulfillment.isOutOfReach}
      />
      <OrderControls
        order={order}
        isChosenElsewhere={shop !== undefined}
        instead={
          <ButtonLink to={product.href} isWide>
            <FormattedMessage {...messages.viewOptions} />
          </ButtonLink>
        }
      />
    </div>
  )
}
