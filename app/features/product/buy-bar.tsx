import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useInView } from '@/lib/use-in-view'
import { useSite } from '@/site/use-site'
import { Price } from '@/ui/price'
import { scrollBehavior } from '@/ui/scroll-behavior'
import { AddButton } from './add-button'
import styles from './buy-bar.module.css'
import { priceInQuantity } from './order/price-in-quantity'
import { productMessages as messages } from './product.messages'
import type { ProductOrder } from './order/use-product-order'

/** Excludes the area covered by the bar, whose height is set in `layout.css`. */
const ABOVE_BAR = '0px 0px -72px 0px'

interface BuyBarProps {
  name: string
  /** With several sizes, the lowest price is shown until a size is chosen. */
  hasSizes: boolean
  order: ProductOrder
  /** The element with the quantity and button in the page. */
  controls: Element | null
}

/**
 * Shows the price and "Add to Bag" at the bottom of the window while the page's own button is out of
 * view.
 */
export function BuyBar({ name, hasSizes, order, controls }: BuyBarProps) {
  const { formatMessage } = useIntl()
  const site = useSite()
  const isShown = useInView(controls, ABOVE_BAR) === false && order.canOrder
  const failure = order.error ?? order.shopWithout ?? (order.hasLapsed || order.quantity.notice)
  const hidden = useRef<Element | null>(null)
  hidden.current = isShown ? controls : null
  useEffect(() => {
    // the message is next to the page's button; scroll there once per message
    if (failure) hidden.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [failure])

  if (!isShown) return null
  const price = priceInQuantity(order)
  const list = site.has('suggestedPrice') ? undefined : price?.list
  const shown = price && <Price amount={price.amount} listAmount={list} />
  const words = formatMessage(order.line ? messages.save : messages.add)
  return (
    <div className={`bottom-bar ${styles.bar}`}>
      <div className="bottom-bar-text">
        <span className="bottom-bar-name">{name}</span>
        {hasSizes && order.status !== 'ready' ? (
          <FormattedMessage {...messages.from} values={{ price: shown }} />
        ) : (
          shown
        )}
      </div>
      <AddButton order={order} label={`${words}: ${name}`} />
    </div>
  )
}
