import type { OfficeGiftCardRow } from '@contracts/promotion'
import { giftCardPath, merchandiseApi } from '../api/merchandise-api'
import { MomentText } from '../parts/moment-text'
import { formatMinor } from '@rules/office-money'
import { RecordLink } from '../parts/record-link'
import { useSites } from '../parts/use-sites'
import { StateBadge } from '../parts/state-badge'
import { ListPage } from '../records/list-page'
import { toOptions, toSiteOptions } from '../records/options'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { usePagedList } from '../records/use-list'
import { GIFT_CARD_STATES } from './gift-card-state'
import { GiveGiftCard } from './give-gift-card'

const PAGE_SIZE = 25
const FILTERS = ['text', 'state', 'siteId'] as const
const COLUMNS: readonly RecordColumn<OfficeGiftCardRow>[] = [
  {
    id: 'code',
    title: 'Gift card',
    cell: (card) => (
      <TwoLines below={card.siteName}>
        <RecordLink to={giftCardPath(card.id)}>{card.maskedCode}</RecordLink>
      </TwoLines>
    ),
  },
  {
    id: 'recipient',
    title: 'Recipient',
    sort: true,
    cell: ({ recipientName, recipientEmail }) => (
      <TwoLines below={recipientEmail}>{recipientName || 'No name'}</TwoLines>
    ),
  },
  {
    id: 'issued',
    title: 'Issued',
    sort: true,
    cell: ({ createdAt }) => <MomentText iso={createdAt} />,
  },
  {
    id: 'left',
    title: 'Left',
    sort: true,
    isNumber: true,
    isOnPhone: true,
    cell: ({ balanceMinor, amountMinor, currency }) => (
      <TwoLines below={`of ${formatMinor(amountMinor, currency)}`}>
        {formatMinor(balanceMinor, currency)}
      </TwoLines>
    ),
  },
  {
    id: 'state',
    title: 'State',
    sort: true,
    cell: ({ state }) => <StateBadge states={GIFT_CARD_STATES} state={state} />,
  },
]

/** Gift cards, newest first. The search text may be a gift card's code: the URL does not keep it. */
export default function GiftCardsPage() {
  const sites = useSites()
  const list = usePagedList({
    name: 'gift-cards',
    filters: FILTERS,
    secret: 'text',
    size: PAGE_SIZE,
    load: merchandiseApi.listGiftCards,
    rows: ({ giftCards }) => giftCards,
  })
  return (
    <ListPage
      title="Gift cards"
      noun={['gift card', 'gift cards']}
      list={list}
      filters={[
        {
          name: 'text',
          label: 'Last four digits, whole number, order or recipient',
          type: 'search',
          autoComplete: 'off',
        },
        { name: 'state', label: 'State', options: toOptions(GIFT_CARD_STATES) },
        { name: 'siteId', label: 'Site', options: toSiteOptions(sites) },
      ]}
      columns={COLUMNS}
      toKey={({ id }) => id}
      nothing={{
        title: 'No gift cards here',
        text: 'Gift cards that are bought or issued appear here.',
      }}
      actions={<GiveGiftCard />}
    />
  )
}
