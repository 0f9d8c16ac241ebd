import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { mixBoxesQuery } from '@/commerce-client/mix-boxes.queries'
import { AccountCard, AccountCardEmpty, AccountCardSkeleton } from '@/purchase/account/account-card'
import { useSavedMixes } from '@/shopper/saved-mixes/use-saved-mixes'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { savedMixesMessages as messages } from './saved-mixes.messages'

/** Maximum number of names, so that the card is as high as its neighbors. */
const MOST = 3

/** The newest saved boxes on the account's home page, on sites with boxes to build. */
export function SavedMixesSummary() {
  const { id: siteId } = useSite()
  const { data: mixes, isError } = useSavedMixes()
  const { data: boxes = [] } = useQuery(mixBoxesQuery(siteId))
  if (boxes.length === 0 && !mixes?.length) return null
  const hint = isError ? messages.failed : messages.emptyText
  const more =
    mixes?.length === 0
      ? { to: paths.boxStep('box', 'start'), text: messages.build }
      : { to: paths.savedMixes(), text: messages.view }
  return (
    <AccountCard title={messages.title} more={more}>
      {mixes && mixes.length > 0 && (
        <>
          <p>
            <FormattedMessage {...messages.count} values={{ count: mixes.length }} />
          </p>
          <ul>
            {[...mixes]
              .reverse()
              .slice(0, MOST)
              .map(({ id, name, productName }) => (
                <li key={id}>
                  <bdi>{name ?? productName ?? <FormattedMessage {...messages.unnamed} />}</bdi>
                </li>
              ))}
          </ul>
        </>
      )}
      {!mixes && !isError && <AccountCardSkeleton />}
      {(mixes ? mixes.length === 0 : isError) && (
        <AccountCardEmpty>
          <FormattedMessage {...hint} />
        </AccountCardEmpty>
      )}
    </AccountCard>
  )
}
