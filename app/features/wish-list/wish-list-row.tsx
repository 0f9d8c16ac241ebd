import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WishListProduct } from '@/commerce-client/wish-list-products.queries'
import { withoutOptions } from '@/rules/line-name'
import type { NewWishListItem } from '@/rules/wish-list-item'
import { classNames } from '@/ui/class-names'
import { Button, ButtonLink } from '@/ui/button'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { toFullName } from './to-full-name'
import { canMove } from './use-move-to-bag'
import { wishListMessages as messages } from './wish-list.messages'
import { ItemMarks } from './item-marks'
import styles from './wish-list-row.module.css'

interface WishListRowProps {
  item: NewWishListItem
  /** Undefined if no longer sold. */
  product: WishListProduct | undefined
  onMove: () => void
  onRemove: () => void
  isMoving?: boolean
  /** Shown next to the button that moves the product to the bag. */
  quantity?: ReactNode
  /**
   * Renders the sign-up for a back-in-stock notice, if the product is sold out and can be awaited.
   */
  notice?: (productId: string) => ReactNode
  children?: ReactNode
}

export function WishListRow({
  item,
  product,
  quantity,
  notice,
  children,
  ...actions
}: WishListRowProps) {
  const { formatMessage } = useIntl()
  const { href, image, options = [] } = product ?? {}
  const fullName = toFullName(item, product) ?? formatMessage(messages.unnamed)
  const name = withoutOptions(fullName, options)
  return (
    <li className="product-row">
      <span className={classNames('thumb', styles.picture)}>
        {image && (
          <Picture
            image={{ link: image.link, alt: '' }}
            widths={[150, 300, 460]}
            sizes="(min-width: 769px) 144px, 96px"
            width={150}
            height={150}
          />
        )}
      </span>
      <div className="stack-2 content-start min-w-0">
        <div className={styles.head}>
          <h2 className={styles.name}>{href ? <Link to={href}>{name}</Link> : name}</h2>
          {product?.price && (
            <Price amount={product.price.amount} listAmount={product.price.list} size="sm" />
          )}
        </div>
        <ItemFacts options={options} isAsInBag={item.line !== undefined} />
        <ItemMarks item={item} product={product} />
        {item.note && <p className={styles.note}>{item.note}</p>}
        <div className={styles.controls}>
          {product && canMove(item, product) && quantity}
          <ItemAction {...actions} item={item} product={product} name={fullName} />
          <Button
            variant="quiet"
            size="sm"
            aria-label={formatMessage(messages.removeNamed, { name: fullName })}
            onClick={actions.onRemove}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        </div>
        {product?.isAwaited && notice && (
          <details className="more-actions">
            <summary aria-label={formatMessage(messages.notifyNamed, { name: fullName })}>
              <FormattedMessage {...messages.notify} />
            </summary>
            {notice(product.id)}
          </details>
        )}
        {children}
      </div>
    </li>
  )
}

interface ItemFactsProps {
  options: WishListProduct['options']
  isAsInBag: boolean
}

function ItemFacts({ options, isAsInBag }: ItemFactsProps) {
  if (options.length === 0 && !isAsInBag) return null
  return (
    <ul className={styles.facts}>
      {options.map(({ id, name, value }) => (
        <li key={id}>{`${name}: ${value}`}</li>
      ))}
      {isAsInBag && (
        <li>
          <FormattedMessage {...messages.asInBag} />
        </li>
      )}
    </ul>
  )
}

type ItemActionProps = Pick<WishListRowProps, 'item' | 'product' | 'onMove' | 'isMoving'> & {
  name: string
}

/** A button to move the product to the bag, or a link to its page if options must be chosen. */
function ItemAction({ item, product, onMove, isMoving, name }: ItemActionProps) {
  const { formatMessage } = useIntl()
  if (!product) return null
  if (canMove(item, product)) {
    return (
      <Button
        size="sm"
        isPending={isMoving}
        aria-label={formatMessage(messages.moveNamed, { name })}
        onClick={onMove}
      >
        <FormattedMessage {...messages.move} />
      </Button>
    )
  }
  if (product.availability !== 'in-stock') return null
  return (
    <ButtonLink to={product.builderHref ?? product.href} variant="secondary" size="sm">
      <FormattedMessage {...messages.choose} />
      <span className="visually-hidden">{`: ${name}`}</span>
    </ButtonLink>
  )
}
