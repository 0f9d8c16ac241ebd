import { FormattedMessage } from 'react-intl'
import type { PriceView } from '@/commerce-client/product-price.mapper'
import { Price } from '@/ui/price'
import { productTileMessages as messages } from './product-tile.messages'

interface ProductTilePriceProps {
  price: PriceView
  /** There are several sizes: this is the lowest price. */
  isStarting: boolean
}

export function ProductTilePrice({ price, isStarting }: ProductTilePriceProps) {
  const shown = <Price amount={price.amount} listAmount={price.list} />
  return isStarting ? (
    <FormattedMessage {...messages.startingAt} values={{ price: shown }} />
  ) : (
    shown
  )
}
