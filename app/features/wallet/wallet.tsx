import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AccountEmpty } from '@/purchase/account/account-empty'
import { AccountResult } from '@/purchase/account/account-result'
import { listSavedCards, type SavedCard } from '@/purchase/payment/saved-cards'
import { useCustomer } from '@/shopper/customer/use-customer'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { AddCard } from './add-card'
import { RemovalDialog } from './removal-dialog'
import { SavedCardTile } from './saved-card-tile'
import { useWalletPage } from './use-wallet-page'
import { walletMessages as messages } from './wallet.messages'
import styles from './wallet.module.css'
import { useQuery } from '@tanstack/react-query'
import { subscriptionsQuery } from '@/integrations/subscriptions/subscriptions.queries'
import { useSite } from '@/site/use-site'

/**
 * Returns the products of subscriptions by the id of the paying card. Empty while loading or after
 * a failure, so that the wallet need not wait.
 */
function useSubscriptionsByCard(): ReadonlyMap<string, readonly string[]> {
  const { id: siteId } = useSite()
  const { data = [] } = useQuery(subscriptionsQuery(siteId))
  const byCard = new Map<string, string[]>()
  for (const { card, state, productName } of data) {
    if (!card || state === 'cancelled') continue
    byCard.set(card.id, [...(byCard.get(card.id) ?? []), productName])
  }
  return byCard
}

/**
 * The customer's saved cards, with the default one first. They can be added, set as default and
 * removed.
 */
export function Wallet() {
  const { data: customer } = useCustomer()
  const [now] = useState(() => new Date())
  const cards = listSavedCards(customer, now)
  const page = useWalletPage(useId())
  const subscriptions = useSubscriptionsByCard()
  const neighbourOf = (card: SavedCard) => {
    const at = cards.findIndex(({ id }) => id === card.id)
    return cards[at + 1] ?? cards[at - 1]
  }
  return (
    <div className="stack-5 min-w-0">
      <AccountResult news={page.news} />
      <div className="cluster-4 items-center justify-between">
        <p className="muted">
          <FormattedMessage {...messages.intro} />
        </p>
        <Button id={page.ids.add} onClick={page.startAdding}>
          <Icon name="plus" size={18} /> <FormattedMessage {...messages.add} />
        </Button>
      </div>
      {page.isAdding && (
        <AddCard
          headingId={page.ids.form}
          isFirst={cards.length === 0}
          isPending={page.adding.isLoading}
          error={page.adding.error}
          onAdd={page.add}
          onCancel={page.stopAdding}
        />
      )}
      {cards.length === 0 && !page.isAdding && (
        <AccountEmpty title={messages.emptyTitle} text={messages.empty} />
      )}
      <List>
        {cards.map((card) => (
          <li key={card.id}>
            <SavedCardTile
              card={card}
              subscribed={subscriptions.get(card.id) ?? []}
              headingId={page.ids.heading(card.id)}
              isPending={page.isChanging}
              onMakeDefault={() => page.makeDefault(card)}
              onUseForSubscriptions={() => page.useForSubscriptions(card)}
              onRemove={() => page.removal.ask(card)}
            />
          </li>
        ))}
      </List>
      <RemovalDialog
        card={page.removal.card}
        paysSubscriptions={paysSubscriptions(page.removal.card, subscriptions)}
        isPending={page.isRemoving}
        finalFocusRef={page.removal.returnTo}
        onConfirm={(card) => page.remove(card, neighbourOf(card))}
        onCancel={page.removal.cancel}
      />
    </div>
  )
}

function paysSubscriptions(
  card: SavedCard | undefined,
  subscriptions: ReadonlyMap<string, unknown>,
): boolean {
  return card !== undefined && (card.paysSubscriptions || subscriptions.has(card.id))
}

function List({ children }: { children: JSX.Element[] }) {
  const { formatMessage } = useIntl()
  if (children.length === 0) return null
  return (
    <ul className={styles.list} aria-label={formatMessage(messages.list)}>
      {children}
    </ul>
  )
}
