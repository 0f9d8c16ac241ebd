import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { toIntervalName } from '@/rules/interval'
import type { Subscription } from '@/integrations/subscriptions/subscriptions.port'
import { subscriptionsQuery } from '@/integrations/subscriptions/subscriptions.queries'
import { AccountCard, AccountCardEmpty, AccountCardSkeleton } from '@/purchase/account/account-card'
import { FrequencyText } from '@/purchase/order-parts/frequency-text'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { DayText } from '@/ui/day-text'
import styles from './subscriptions.module.css'
import { subscriptionsMessages as messages } from './subscriptions.messages'

/** The next delivery of all subscriptions, on the account's home page. */
export function NextSubscriptionSummary() {
  const { id: siteId } = useSite()
  const { data, isError } = useQuery(subscriptionsQuery(siteId))
  const first = data && firstToCome(data)
  const hint = isError ? messages.summaryFailed : messages.summaryNone
  return (
    <AccountCard
      title={messages.summaryTitle}
      more={{ to: paths.subscriptions(), text: messages.summaryMore }}
    >
      {first && <Next subscription={first} />}
      {!first && (data || isError) && (
        <AccountCardEmpty>
          <FormattedMessage {...hint} />
        </AccountCardEmpty>
      )}
      {!data && !isError && <AccountCardSkeleton />}
    </AccountCard>
  )
}

function Next({ subscription }: { subscription: Subscription }) {
  const { nextOn, productName, quantity, interval } = subscription
  return (
    <div className="stack-1">
      {nextOn && (
        <strong>
          <DayText day={nextOn} isLong />
        </strong>
      )}
      <span>
        {quantity} × {productName}
      </span>
      <span className={styles.often}>
        <FrequencyText frequency={toIntervalName(interval)} />
      </span>
    </div>
  )
}

function firstToCome(all: readonly Subscription[]): Subscription | undefined {
  const coming = all.filter(({ nextOn }) => nextOn !== undefined)
  return coming.sort((one, two) => String(one.nextOn).localeCompare(String(two.nextOn)))[0]
}
