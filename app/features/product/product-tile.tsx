import loadable from '@loadable/component'
import { FormattedMessage, defineMessages } from 'react-intl'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import type { ImageWidth } from '@/integrations/images/image-service'
import { classNames } from '@/ui/class-names'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { ProductBadge } from './product-badge'
import { ProductTileAction } from './product-tile-action'
import { ProductTilePrice } from './product-tile-price'
import styles from './product-tile.module.css'
import { Rating } from './rating'
import { SaveButton } from './save/save-button'

const messages = defineMessages({
  sizes: { id: 'tile.sizes', defaultMessage: '{count, plural, one {# size} other {# sizes}}' },
})

// Loaded on demand, because few sites show it.
const PriorPrice = loadable(() => import('./prior-price'))

const WIDTHS: readonly ImageWidth[] = [300, 330, 400, 560, 640, 750]
const SIZES = '(min-width: 1504px) 330px, (min-width: 1024px) 23vw, (min-width: 769px) 29vw, 45vw'

interface ProductTileProps {
  product: ProductTileData
  /** `true` if the picture is visible first and needs a high loading priority. */
  priority?: boolean
  className?: string
  onFollow?: () => void
}

/**
 * A product in a list or a row (TILE-001). Plain HTML instead of Chakra, because pages contain
 * dozens of tiles.
 */
export function ProductTile({ product, priority = false, className, onFollow }: ProductTileProps) {
  const { href, image, name, price, rating, sizeCount } = product
  return (
    <article className={classNames(styles.tile, className)}>
      {/* The name below is the same link, and a second focus stop is unnecessary. */}
      <Link to={href} className={styles.media} onClick={onFollow} tabIndex={-1} aria-hidden="true">
        {image && (
          <Picture
            image={image}
            width={400}
            height={400}
            widths={WIDTHS}
            sizes={SIZES}
            priority={priority}
            className={styles.image}
          />
        )}
      </Link>
      {product.badge && <ProductBadge {...product.badge} className={styles.badge} />}
      <SaveButton
        item={{
          productId: product.id,
          name,
          price: price?.amount,
          wasSoldOut: !product.isOrderable,
        }}
        className={styles.save}
      />
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={href} onClick={onFollow}>
            {name}
          </Link>
        </h3>
        {rating !== undefined && <Rating rating={rating} count={product.reviewCount} />}
        {price && (
          <p className={styles.price}>
            <span>
              <ProductTilePrice price={price} isStarting={sizeCount > 1} isSet={product.isSet} />
            </span>{' '}
            {sizeCount > 1 && !product.hasAmounts && (
              <span className={styles.sizes}>
                <FormattedMessage {...messages.sizes} values={{ count: sizeCount }} />
              </span>
            )}
          </p>
        )}
        {price?.prior !== undefined && <PriorPrice amount={price.prior} isInList />}
        {product.callout && <p className={styles.callout}>{product.callout}</p>}
        <ProductTileAction product={product} />
      </div>
    </article>
  )
}
