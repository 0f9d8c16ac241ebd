import type { ReactNode } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { isSoldAsItIs } from '@/rules/availability'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Icon, type IconName } from '@/ui/icon'
import { Link } from '@/ui/link'
import { ProductDetailsModal } from './product-details-modal'
import styles from './product-delivery-notes.module.css'

const messages = defineMessages({
  meltable: {
    id: 'product.meltable',
    defaultMessage:
      'Heat-sensitive: in warmer months it ships with ice packs and insulated packaging.',
  },
  warmWeather: {
    id: 'product.warmWeather',
    defaultMessage: 'Warm Weather Friendly: needs no ice packs or insulated packaging.',
  },
  giftMessage: {
    id: 'product.giftMessage',
    defaultMessage: 'A gift? Write your message at checkout, and we tuck the card into the box.',
  },
  pickup: {
    id: 'product.pickup',
    defaultMessage: 'Or come by and taste first: <shops>our Chocolate Shops</shops>.',
  },
})

/**
 * Products without a gift message: sales materials, pieces for a box, and products sold only in
 * shops.
 */
const NO_GIFTS = ['isCollateral', 'isCustomMixPiece', 'isInShopOnly'] as const

/** Information about delivery: shipping and cooling (PDP-089), gift message, pickup in a shop. */
export function ProductDeliveryNotes({ product }: { product: ProductView }) {
  const site = useSite()
  const { flags } = product.facts
  const isGiftCard = flags.includes('isGiftCard')
  const isCandy = product.ingredients !== undefined && !isGiftCard
  const isGift = !NO_GIFTS.some((flag) => flags.includes(flag))
  // For products that cannot be added, another note already links to the shops.
  const canBeFetched =
    site.has('pickup') &&
    !isGiftCard &&
    !flags.includes('isOnlineOnly') &&
    isSoldAsItIs(product.facts)
  const warmth = isCandy && (
    <FormattedMessage
      {...(flags.includes('isMeltable') ? messages.meltable : messages.warmWeather)}
    />
  )
  return (
    <ul className={styles.promise}>
      <Row icon="truck">
        {warmth} <ProductDetailsModal warmth={warmth} />
      </Row>
      {isGift && (
        <Row icon="gift">
          <FormattedMessage {...messages.giftMessage} />
        </Row>
      )}
      {canBeFetched && (
        <Row icon="pin">
          <FormattedMessage
            {...messages.pickup}
            values={{
              shops: (words) => (
                <Link key="shops" to={paths.shops()}>
                  {words}
                </Link>
              ),
            }}
          />
        </Row>
      )}
    </ul>
  )
}

function Row({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <Icon name={icon} size={22} />
      <div>{children}</div>
    </li>
  )
}
