import { useQuery } from '@tanstack/react-query'
import { useIntl, defineMessages } from 'react-intl'
import { BlockList } from '@/blocks/block-list'
import { prefetchBlocks, readContentPage } from '@/blocks/content-page'
import { TrackOrder } from '@/features/order/track-order'
import { pageKey } from '@/integrations/content-hub/content.port'
import { contentQuery } from '@/integrations/content-hub/content.queries'
import type { PageComponent } from '@/lib/page-load'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { PageHead } from '@/ui/page-head'

const messages = defineMessages({
  title: { id: 'trackOrderPage.title', defaultMessage: 'Track an Order' },
  description: {
    id: 'trackOrderPage.description',
    defaultMessage: 'See where your order is, by its number or from the link in its mail.',
  },
})

const NAVIGATION = 'side-bar-navigation'
const wordsQuery = (siteId: string) => contentQuery(siteId, pageKey(paths.trackOrder()))

/**
 * `/track-order`: looks up an order without a login, above the editors' texts about orders
 * (ORD-003).
 */
const TrackOrderPage: PageComponent = () => {
  const { formatMessage } = useIntl()
  const { id: siteId } = useSite()
  const { data } = useQuery(wordsQuery(siteId))
  const { slots, parents } = data ? readContentPage(data) : { slots: [], parents: [] }
  const title = formatMessage(messages.title)
  const words = slots.filter((slot) => slot?.contentType !== NAVIGATION)
  return (
    <>
      <PageHead
        title={title}
        description={formatMessage(messages.description)}
        canonicalPath={paths.trackOrder()}
      />
      <div className="container">
        <Breadcrumb
          current={title}
          steps={parents.map(({ displayName, pageLink }) => ({
            name: displayName,
            href: pageLink,
          }))}
        />
      </div>
      <TrackOrder>
        <BlockList slots={words} />
      </TrackOrder>
    </>
  )
}

TrackOrderPage.load = async ({ queryClient, site }) => {
  // without the editors' texts the page still has its form
  const item = await queryClient.fetchQuery(wordsQuery(site.id)).catch(() => undefined)
  if (item) await prefetchBlocks(readContentPage(item), queryClient, site)
}

export default TrackOrderPage
