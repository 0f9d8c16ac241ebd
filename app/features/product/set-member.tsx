import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import type { SetLine } from '@/rules/set-order'
import { imagesOf, presetValues } from '@/rules/variant-choice'
import { ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { OrderControls } from './order-controls'
import { priceInQuantity } from './order/price-in-quantity'
import { productMessages } from './product.messages'
import styles from './set-members.module.css'
import { StockMessage } from './stock-message'
import { useOwnChoice } from './order/use-own-choice'
import { useProductOrder } from './order/use-product-order'
import { VariationPicker } from './variation-picker'

interface SetMemberProps {
  product: ProductView
  /** Called with the line to add, or undefined if the current choice cannot be ordered. */
  onChange: (id: string, line: SetLine | undefined) => void
}

export function SetMember({ product, onChange }: SetMemberProps) {
  const { id, href, name, variations } = product
  const choice = useOwnChoice(product, presetValues(product))
  const order = useProductOrder(product, choice)
  const price = priceInQuantity(order)
  const [image] = imagesOf(product.imageSets, choice.chosen)
  const { productId } = order.offer
  const { quantity } = order.quantity
  const isReady =
    order.status === 'ready' && order.canOrder && order.quantity.isAcceptable && price !== undefined
  const amount = price?.amount ?? 0
  useEffect(
    () => onChange(id, isReady ? { productId, quantity, price: amount } : undefined),
    [onChange, id, isReady, productId, quantity, amount],
  )
  return (
    <li className={styles.member}>
      {/* The name next to it is the same link. */}
      <Link to={href} className="thumb" tabIndex={-1} aria-hidden="true">
        {image && (
          <Picture
            image={{ ...image, alt: '' }}
            width={112}
            height={112}
            widths={[150, 300]}
            sizes="112px"
          />
        )}
      </Link>
      <div className={styles.text}>
        <Heading level={2} size="sm">
          <Link to={href}>{name}</Link>
        </Heading>
        {price && (
          <p aria-live="polite">
            <Price amount={price.amount} listAmount={price.list} />
          </p>
        )}
        <StockMessage
          offer={order.offer}
          status={order.status}
          isOutOfReach={order.fulfillment.isOutOfReach}
        />
      </div>
      <div className={styles.controls}>
        {variations.map((variation) => (
          <VariationPicker
            key={variation.id}
            variation={variation}
            choice={choice}
            isAsked={order.asked === variation.id}
          />
        ))}
        <OrderControls
          order={order}
          name={name}
          instead={
            <ButtonLink to={href} variant="secondary" isWide>
              <FormattedMessage {...productMessages.viewOptions} />
            </ButtonLink>
          }
        />
      </div>
    </li>
  )
}
