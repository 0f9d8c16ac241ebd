import { moneyFormat } from '@rules/currency'
import { createContext, useContext } from 'react'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { useSite } from '@/site/use-site'
import { classNames } from './class-names'
import styles from './price.module.css'

const messages = defineMessages({
  list: { id: 'price.list', defaultMessage: 'Price' },
  was: { id: 'price.was', defaultMessage: 'Was' },
  now: { id: 'price.now', defaultMessage: 'Now' },
  free: { id: 'price.free', defaultMessage: 'FREE' },
})

interface PriceProps {
  amount: number
  /** The list price, shown crossed out if it is above `amount`. */
  listAmount?: number
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

/** The currency of an order's amounts, which may not be the site's own. */
const CurrencyContext = createContext<string | undefined>(undefined)
export const CurrencyProvider = CurrencyContext.Provider

/** Writes an amount of money in the site's currency or that of a `CurrencyProvider`: '$1,234.50'. */
export function useMoney(): (amount: number) => string {
  const { formatNumber } = useIntl()
  const site = useSite()
  const currency = useContext(CurrencyContext) ?? site.currency
  return (amount) => formatNumber(amount, moneyFormat(currency))
}

export function Money({ amount }: { amount: number }) {
  return <>{useMoney()(amount)}</>
}

/**
 * A price; FREE if it is zero (I18N-008). With a higher list price both are shown, labeled for
 * screen readers.
 */
export function Price({ amount, listAmount, size = 'md', className }: PriceProps) {
  const isSale = listAmount !== undefined && listAmount > amount
  return (
    <span className={classNames(styles.price, styles[size], className)}>
      {isSale && (
        <s className={styles.list}>
          <span className="visually-hidden">
            <FormattedMessage {...messages.was} />{' '}
          </span>
          <Money amount={listAmount} />
        </s>
      )}
      <span className={isSale ? styles.sale : undefined}>
        <span className="visually-hidden">
          <FormattedMessage {...(isSale ? messages.now : messages.list)} />{' '}
        </span>
        {amount === 0 ? <FormattedMessage {...messages.free} /> : <Money amount={amount} />}
      </span>
    </span>
  )
}
