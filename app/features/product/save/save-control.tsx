import { FormattedMessage } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import type { VariationValues } from '@/rules/variant-choice'
import { savedProducts, useIsSaved } from '@/shopper/wish-list/saved-products'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Link } from '@/ui/link'
import type { ProductOffer } from '../order/use-product-offer'
import { SaveButton } from './save-button'
import styles from './save-button.module.css'
import { saveMessages } from './save.messages'

interface SaveControlProps {
  product: ProductView
  offer: ProductOffer
  chosen: VariationValues
}

/**
 * A button to save the chosen size of a product, with a link to the list of saved products
 * (ACC-053).
 */
export function SaveControl({ product, offer, chosen }: SaveControlProps) {
  const { id: siteId } = useSite()
  const masterId = product.masterId ?? (offer.productId === product.id ? undefined : product.id)
  const { productId, price, availability } = offer
  const item = {
    productId,
    masterId,
    name: product.name,
    color: chosen.color,
    price: price?.amount,
    wasSoldOut: availability === 'out-of-stock',
  }
  const isSaved = useIsSaved(siteId, item)
  const isAccounts = isSaved && savedProducts.get(siteId)?.owner !== undefined
  return (
    <div className={styles.control}>
      <SaveButton item={item}>
        <FormattedMessage {...saveMessages.save} />
      </SaveButton>
      {isSaved && (
        <Link to={isAccounts ? paths.wishList() : paths.savedProducts()}>
          <FormattedMessage {...(isAccounts ? saveMessages.view : saveMessages.viewSaved)} />
        </Link>
      )}
    </div>
  )
}
