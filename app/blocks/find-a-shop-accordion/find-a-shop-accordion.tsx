import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { shopsQuery } from '@/commerce-client/stores.queries'
import { FindAShopAccordion, isInFindAShop } from '@/features/shops/find-a-shop-accordion'
import { ShopsFailure } from '@/features/shops/shops-failure'
import { shopsMessages } from '@/features/shops/shops.messages'
import { useNow } from '@/features/shops/use-now'
import { useSite } from '@/site/use-site'
import { Skeleton } from '@/ui/skeleton'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import { readBlockHead, type BlockHead } from '../read-block-head'

/** Find-a-shop on a content page (CNT-010): the shops that sell by quantity, grouped by state. */
function FindAShopBlock({ content }: BlockProps<BlockHead>) {
  const { formatMessage } = useIntl()
  const site = useSite()
  const now = useNow()
  const { data, isError, refetch } = useQuery(shopsQuery(site.id))
  const shops = data?.filter(isInFindAShop)
  if (shops?.length === 0) return null
  return (
    // the names of the shops are headings below this title
    <BlockSection {...content} title={content.title ?? formatMessage(shopsMessages.findAShop)}>
      {shops ? (
        <FindAShopAccordion shops={shops} now={now} />
      ) : isError ? (
        <ShopsFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="20rem" />
      )}
    </BlockSection>
  )
}

export default defineBlock<BlockHead>({ parse: readBlockHead, component: FindAShopBlock })
