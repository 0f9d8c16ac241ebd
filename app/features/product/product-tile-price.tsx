import { FormattedMessage, defineMessages } from 'react-intl'
import type { PriceView } from '@/commerce-client/product-price.mapper'
import { useSite } from '@/site/use-site'
import { Price, useMoney } from '@/ui/price'
import { productMessages } from './product.messages'
import styles from './product-tile.module.css'

const messages = defineMessages({
  startingAt: { id: 'tile.startingAt', defaultMessage: 'Starting at {price}' },
  sellsFor: { id: 'fundraising.sellsFor', defaultMessage: 'sells for {price}' },
})

interface ProductTilePriceProps {
  price: PriceView
  /** `true` if there are several sizes, of which this is the lowest price. */
  isStarting: boolean
  /** `true` for a set, of whose products this is the lowest price. */
  isSet?: boolean
}

/**
 * The price of a product. On sites whose customers resell the products, it shows the suggested
 * selling price instead of a former price.
 */
export function ProductTilePrice({ price, isStarting, isSet }: ProductTilePriceProps) {
  const site = useSite()
  const writeMoney = useMoney()
  if (site.has('suggestedPrice') && price.list !== undefined) {
    return (
      <>
        <Price amount={price.amount} />{' '}
        <span className={styles.sizes}>
          <FormattedMessage {...messages.sellsFor} values={{ price: writeMoney(price.list) }} />
        </span>
      </>
    )
  }
  const shown = <Price amount={price.amount} listAmount={price.list} />
  if (!isStarting && !isSet) return shown
  return (
    <FormattedMessage
      {...(isSet ? productMessages.from : messages.startingAt)}
      values={{ price: shown }}
    />
  )
}
