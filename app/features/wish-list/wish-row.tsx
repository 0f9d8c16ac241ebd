import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WishProduct } from '@/commerce-client/wish-products.queries'
import { withoutOptions } from '@/domain/line-name'
import type { NewWish } from '@/domain/wish'
import { Button, ButtonLink } from '@/ui/button'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { toFullName } from './to-full-name'
import { canMove } from './use-move-to-bag'
import { wishListMessages as messages } from './wish-list.messages'
import { WishMarks } from './wish-marks'
import styles from './wish-row.module.css'

interface WishRowProps {
  wish: NewWish
  /** Undefined: it is no longer sold. */
  product: WishProduct | undefined
  onMove: () => void
  onRemove: () => void
  isMoving?: boolean
  /** Beside the button that moves it. */
  quantity?: ReactNode
  /** Takes that button's place where the product is sold out and people wait for it. */
  notice?: (productId: string) => ReactNode
  children?: ReactNode
}

/** A saved product: what it is, whether it can be had, and what can be done with it. */
export function WishRow({ wish, product, quantity, notice, children, ...actions }: WishRowProps) {
  const { formatMessage } = useIntl()
  const { href, image, options = [] } = product ?? {}
  const fullName = toFullName(wish, product) ?? formatMessage(messages.unnamed)
  const name = withoutOptions(fullName, options)
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
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
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>{href ? <Link to={href}>{name}</Link> : name}</h2>
          {product?.price && (
            <Price amount={product.price.amount} listAmount={product.price.list} size="sm" />
          )}
        </div>
        <WishFacts options={options} isAsInBag={wish.line !== undefined} />
        <WishMarks wish={wish} product={product} />
        {wish.note && <p className={styles.note}>{wish.note}</p>}
        <div className={styles.controls}>
          {product && canMove(wish, product) && quantity}
          <WishAction {...actions} wish={wish} product={product} name={fullName} />
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
          <details className={styles.details}>
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

interface WishFactsProps {
  options: WishProduct['options']
  isAsInBag: boolean
}

function WishFacts({ options, isAsInBag }: WishFactsProps) {
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

type WishActionProps = Pick<WishRowProps, 'wish' | 'product' | 'onMove' | 'isMoving'> & {
  name: string
}

/** What can be bought as it was saved is moved; what needs a choice links to its page. */
function WishAction({ wish, product, onMove, isMoving, name }: WishActionProps) {
  const { formatMessage } = useIntl()
  if (!product) return null
  if (canMove(wish, product)) {
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
