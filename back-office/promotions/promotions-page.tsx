import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from 'react-router-dom'
import type { OfficePromotionRow } from '@contracts/promotion'
import { merchandiseApi, promotionPath } from '../api/merchandise-api'
import { RecordLink } from '../parts/record-link'
import { useSites } from '../parts/use-sites'
import { StateBadge } from '../parts/state-badge'
import { ListPage } from '../records/list-page'
import { toOptions, toSiteOptions } from '../records/options'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { usePagedList } from '../records/use-list'
import { CLASS_NAMES, PROMOTION_STATES } from './promotion-names'

const PAGE_SIZE = 50
const FILTERS = ['text', 'state', 'promotionClass', 'siteId'] as const
const COLUMNS: readonly RecordColumn<OfficePromotionRow>[] = [
  {
    id: 'name',
    title: 'Promotion',
    sort: true,
    cell: ({ siteId, siteName, id, name, summary }) => (
      <TwoLines below={`${id}, ${siteName}`}>
        <RecordLink to={promotionPath({ siteId, id })}>{name}</RecordLink>
        <Box>{summary}</Box>
      </TwoLines>
    ),
  },
  {
    id: 'promotionClass',
    title: 'Discounts',
    sort: true,
    cell: ({ promotionClass }) => CLASS_NAMES[promotionClass],
  },
  {
    id: 'campaigns',
    title: 'Campaign',
    sort: true,
    cell: ({ campaigns }) => campaigns.join(', ') || 'None',
  },
  {
    id: 'state',
    title: 'State',
    sort: true,
    cell: ({ state, asksForCode }) => (
      <Flex gap="1" wrap="wrap">
        <StateBadge states={PROMOTION_STATES} state={state} />
        {asksForCode && <Badge colorPalette="gray">With a code</Badge>}
      </Flex>
    ),
  },
]

/** The promotions of all sites, and a link to the page that explains the promotions of an order. */
export default function PromotionsPage() {
  const sites = useSites()
  const list = usePagedList({
    name: 'promotions',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: merchandiseApi.listPromotions,
    rows: ({ promotions }) => promotions,
  })
  return (
    <ListPage
      title="Promotions"
      noun={['promotion', 'promotions']}
      list={list}
      filters={[
        { name: 'text', label: 'Name, id or campaign', type: 'search' },
        { name: 'state', label: 'State', options: toOptions(PROMOTION_STATES) },
        { name: 'promotionClass', label: 'Discounts', options: toOptions(CLASS_NAMES, 'Anything') },
        { name: 'siteId', label: 'Site', options: toSiteOptions(sites) },
      ]}
      columns={COLUMNS}
      toKey={({ siteId, id }) => `${siteId} ${id}`}
      nothing={{ title: 'Nothing found', text: 'Try another word, or fewer filters.' }}
      actions={
        <Button size="sm" asChild>
          <Link to="/promotions/explain">Explain an order or a bag</Link>
        </Button>
      }
    />
  )
}
