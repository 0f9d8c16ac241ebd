import type { ReactNode } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { withoutOptions } from '@/rules/line-name'
import { FrequencyText } from './frequency-text'
import { classNames } from '@/ui/class-names'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Money, Price, useMoney } from '@/ui/price'
import styles from './line-item.module.css'
import { LineMix } from './line-mix'
import type { PurchaseLine } from './purchase.types'

const messages = defineMessages({
  each: { id: 'line.each', defaultMessage: 'Price' },
  option: { id: 'line.option', defaultMessage: 'Option' },
  quantity: { id: 'line.quantity', defaultMessage: 'Quantity' },
  total: { id: 'line.total', defaultMessage: 'Line total' },
  subscription: { id: 'line.subscription', defaultMessage: 'Subscription' },
})

interface LineItemProps {
  line: PurchaseLine
  /** Image and options; undefined while they load, or when the product is no longer sold. */
  product?: LineProduct
  size?: 'sm' | 'md'
  level?: 2 | 3
  /** Target of the name's link; absent for lines of an order. */
  href?: string
  /** Shows the quantity as text, for lines whose quantity cannot be changed. */
  isQuantityShown?: boolean
  children?: ReactNode
}

export function LineItem({ line, product, size = 'md', href, ...rest }: LineItemProps) {
  const name = withoutOptions(line.productName ?? '', product?.options ?? [])
  const NameTag = `h${rest.level ?? 3}` as const
  return (
    <li className={classNames('product-row', styles.line, size === 'sm' && styles.small)}>
      <span className={styles.picture}>
        {product?.image && (
          <Picture
            image={{ link: product.image.link, alt: '' }}
            widths={[150, 300, 460]}
            sizes={size === 'sm' ? '64px' : '(min-width: 769px) 144px, 96px'}
            width={150}
            height={150}
          />
        )}
      </span>
      <div className="stack-3 content-start">
        <div className={styles.head}>
          <div>
            <NameTag className={styles.name}>{href ? <Link to={href}>{name}</Link> : name}</NameTag>
            <LineFacts line={line} product={product} isQuantityShown={rest.isQuantityShown} />
          </div>
          {/* an order tracked by postal code has no amounts */}
          {line.price !== undefined && (
            <span className={styles.sum}>
              <span className="visually-hidden">
                <FormattedMessage {...messages.total} />{' '}
              </span>
              <LineSum line={line} />
            </span>
          )}
        </div>
        <LineMix line={line} />
        <LineDiscounts line={line} />
        {rest.children}
      </div>
    </li>
  )
}

/** The price of a line; with a discount both prices, labeled for screen readers. */
function LineSum({ line: { price = 0, priceAfterItemDiscount = price } }: { line: PurchaseLine }) {
  if (price > 0 && priceAfterItemDiscount === price) return <Money amount={price} />
  return <Price amount={priceAfterItemDiscount} listAmount={price} size="sm" />
}

function LineDiscounts({ line: { priceAdjustments = [] } }: { line: PurchaseLine }) {
  if (priceAdjustments.length === 0) return null
  return (
    <ul className={styles.discounts}>
      {priceAdjustments.map(({ priceAdjustmentId, itemText, price = 0 }, index) => (
        <li key={priceAdjustmentId ?? index}>
          <span>{itemText}</span> <Money amount={price} />
        </li>
      ))}
    </ul>
  )
}

type LineFactsProps = Pick<LineItemProps, 'line' | 'product' | 'isQuantityShown'>

function LineFacts({ line, product, isQuantityShown }: LineFactsProps) {
  const writeMoney = useMoney()
  return (
    <dl className={styles.facts}>
      {product?.options.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {listChosen(line, product).map(({ id, name, value, price }) => (
        <Fact key={id} name={name ?? <FormattedMessage {...messages.option} />}>
          {price > 0 ? `${value} (+${writeMoney(price)})` : value}
        </Fact>
      ))}
      {line.basePrice !== undefined && (
        <Fact name={<FormattedMessage {...messages.each} />}>
          <Price amount={line.basePrice} listAmount={product?.listPrice} size="sm" />
        </Fact>
      )}
      {typeof line.c_subscriptionFrequency === 'string' && (
        <Fact name={<FormattedMessage {...messages.subscription} />}>
          <FrequencyText frequency={line.c_subscriptionFrequency} />
        </Fact>
      )}
      {isQuantityShown && (
        <Fact name={<FormattedMessage {...messages.quantity} />}>{line.quantity}</Fact>
      )}
    </dl>
  )
}

/** Lists the chosen options; default options without a price are not shown. */
function listChosen({ optionItems = [] }: PurchaseLine, product: LineProduct | undefined) {
  return optionItems.flatMap(({ optionId = '', optionValueId = '', itemText, price = 0 }) => {
    const option = product?.extras?.find(({ id }) => id === optionId)
    if (price === 0 && (!option || option.defaultValueId === optionValueId)) return []
    return { id: optionId, name: option?.name, value: itemText ?? optionValueId, price }
  })
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
