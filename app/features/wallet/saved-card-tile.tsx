import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lastDigits, toCardName, toShownNumber } from '@/rules/payment'
import { EntryAction } from '@/purchase/account/entry-action'
import { EntryActions } from '@/purchase/account/entry-actions'
import { CardExpiry } from '@/purchase/payment/card-expiry'
import type { SavedCard } from '@/purchase/payment/saved-cards'
import { paths } from '@/site/paths'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { walletMessages as messages } from './wallet.messages'
import styles from './wallet.module.css'

interface SavedCardTileProps {
  card: SavedCard
  /** Products of the subscriptions that are paid with this card. */
  subscribed: readonly string[]
  headingId: string
  isPending: boolean
  onMakeDefault: () => void
  onUseForSubscriptions: () => void
  onRemove: () => void
}

/** A saved card with its actions. An expired card can only be removed. */
export function SavedCardTile({
  card,
  subscribed,
  headingId,
  isPending,
  ...actions
}: SavedCardTileProps) {
  const { formatList } = useIntl()
  const { isExpired, isDefault, paysSubscriptions } = card
  const common = { name: useCardName()(card), isWaiting: isPending }
  return (
    <article className={styles.tile} aria-labelledby={headingId}>
      <Face card={card} headingId={headingId} />
      {(isDefault || paysSubscriptions) && (
        <ul className="cluster-2">
          {isDefault && (
            <li className="pill">
              <FormattedMessage {...messages.default} />
            </li>
          )}
          {paysSubscriptions && (
            <li className="pill">
              <FormattedMessage {...messages.paysSubscriptions} />
            </li>
          )}
        </ul>
      )}
      {subscribed.length > 0 && (
        <p className={styles.subscribed}>
          <Link to={paths.subscriptions()}>
            <FormattedMessage {...messages.paysFor} values={{ products: formatList(subscribed) }} />
          </Link>
        </p>
      )}
      <EntryActions>
        {!isDefault && !isExpired && (
          <EntryAction
            {...common}
            text={messages.makeDefault}
            label={messages.makeDefaultNamed}
            onClick={actions.onMakeDefault}
          />
        )}
        {!paysSubscriptions && !isExpired && (
          <EntryAction
            {...common}
            text={messages.useForSubscriptions}
            label={messages.useForSubscriptionsNamed}
            onClick={actions.onUseForSubscriptions}
          />
        )}
        <EntryAction
          {...common}
          text={messages.remove}
          label={messages.removeNamed}
          onClick={actions.onRemove}
        />
      </EntryActions>
    </article>
  )
}

function Face({ card, headingId }: { card: SavedCard; headingId: string }) {
  const { cardType, maskedNumber, holder, isExpired } = card
  const values = {
    brand: toCardName(cardType),
    digits: lastDigits(maskedNumber),
    hidden: (text: ReactNode) => <span className="visually-hidden">{text}</span>,
  }
  return (
    <div className={classNames(styles.face, isExpired && styles.expired)}>
      <Heading level={2} size="md" id={headingId} tabIndex={-1}>
        <FormattedMessage {...messages.cardName} values={values} />
      </Heading>
      <p className={styles.number}>{toShownNumber(maskedNumber)}</p>
      <p className={styles.holder}>{holder}</p>
      <p className={styles.expiry}>
        {isExpired && <Icon name="alert" size={16} />} <CardExpiry card={card} />
      </p>
    </div>
  )
}

/** Returns a function that names a card, e.g. `Visa ending in 1111`. */
export function useCardName() {
  const { formatMessage } = useIntl()
  return ({ cardType, maskedNumber }: Pick<SavedCard, 'cardType' | 'maskedNumber'>) =>
    formatMessage(messages.cardNamePlain, {
      brand: toCardName(cardType),
      digits: lastDigits(maskedNumber),
    })
}
