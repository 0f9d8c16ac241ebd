import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { GiftCardItem } from '@/commerce-client/gift-certificate-items'
import { useLineProducts } from '@/shopper/basket/use-line-products'
import { classNames } from '@/ui/class-names'
import { writeDay } from '@/ui/day-text'
import styles from './gift-card-lines.module.css'
import { LineItem } from './line-item'

const messages = defineMessages({
  name: { id: 'giftCardLine.name', defaultMessage: 'E-gift card for {name}' },
  to: { id: 'giftCardLine.to', defaultMessage: 'E-mailed to {email}' },
  on: { id: 'giftCardLine.on', defaultMessage: 'On {day}' },
  atOnce: { id: 'giftCardLine.atOnce', defaultMessage: 'As soon as it is paid' },
})

export function useGiftCardName() {
  const { formatMessage } = useIntl()
  return ({ recipientName, recipientEmail }: GiftCardItem) =>
    formatMessage(messages.name, { name: recipientName || recipientEmail })
}

interface GiftCardLinesProps {
  items: readonly GiftCardItem[] | undefined
  size?: 'sm' | 'md'
  level?: 2 | 3
  actions?: (item: GiftCardItem) => ReactNode
}

export function GiftCardLines({ items = [], size, level, actions }: GiftCardLinesProps) {
  const intl = useIntl()
  const nameOf = useGiftCardName()
  const designs = items.map(({ c_design: design }) => ({ productId: toText(design) }))
  const products = useLineProducts(designs)
  if (items.length === 0) return null
  return (
    <ul className={classNames(styles.lines, size === 'sm' && styles.small)}>
      {items.map((item) => (
        <LineItem
          key={item.giftCertificateItemId}
          line={{ productName: nameOf(item), price: item.amount }}
          product={products[toText(item.c_design) ?? '']}
          size={size}
          level={level}
        >
          <div className={styles.facts}>
            <p>
              <FormattedMessage {...messages.to} values={{ email: item.recipientEmail }} />
            </p>
            <p>
              {typeof item.c_sendDate === 'string' ? (
                <FormattedMessage
                  {...messages.on}
                  values={{ day: writeDay(intl, item.c_sendDate) }}
                />
              ) : (
                <FormattedMessage {...messages.atOnce} />
              )}
            </p>
            {item.message && <blockquote className={styles.message}>{item.message}</blockquote>}
          </div>
          {actions?.(item)}
        </LineItem>
      ))}
    </ul>
  )
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)
