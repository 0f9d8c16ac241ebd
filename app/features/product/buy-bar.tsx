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

/** What lies under the bar itself is out of view: its height in `buy-bar.module.css`. */
const ABOVE_BAR = '0px 0px -72px 0px'

interface BuyBarProps {
  name: string
  /** Its price is that of the cheapest of several sizes as long as none is chosen. */
  hasSizes: boolean
  order: ProductOrder
  /** Quantity and button in the page. */
  controls: Element | null
}

/** On a phone: price and Add to Bag at the bottom of the window while the page's button is not in it. */
export function BuyBar({ name, hasSizes, order, controls }: BuyBarProps) {
  const { formatMessage } = useIntl()
  const site = useSite()
  const isShown = useInView(controls, ABOVE_BAR) === false && order.canOrder
  const failure = order.error ?? order.shopWithout ?? order.quantity.notice
  const hidden = useRef<Element | null>(null)
  hidden.current = isShown ? controls : null
  useEffect(() => {
    // it is shown beside the button in the page, once: who scrolls on has seen it
    if (failure) hidden.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [failure])

  if (!isShown) return null
  const price = priceInQuantity(order)
  const list = site.has('suggestedPrice') ? undefined : price?.list
  const shown = price && <Price amount={price.amount} listAmount={list} />
  const words = formatMessage(order.line ? messages.save : messages.add)
  return (
    <div className={styles.bar} data-buy-bar="">
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
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
