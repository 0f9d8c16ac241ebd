import type { OfficeClaimRow } from '@contracts/claim'
import { formatMoney } from '@rules/office-money'
import { claimPath, salesApi } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { StateBadge } from '../parts/state-badge'
import { ListPage } from '../records/list-page'
import { toOptions } from '../records/options'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { useNewestList } from '../records/use-list'
import { CLAIM_STATE_NAMES, KIND_NAMES } from './claim-names'

const FILTERS = ['text', 'state', 'kind'] as const
const STATES = {
  undecided: 'To do',
  decided: 'Done',
  ...Object.fromEntries(Object.entries(CLAIM_STATE_NAMES).map(([state, [name]]) => [state, name])),
}
const COLUMNS: readonly RecordColumn<OfficeClaimRow>[] = [
  {
    id: 'claim',
    title: 'Claim',
    cell: ({ id, kind, items }) => (
      <TwoLines below={items.join(', ')}>
        <RecordLink to={claimPath(id)}>{KIND_NAMES[kind]}</RecordLink>
      </TwoLines>
    ),
  },
  {
    id: 'shopper',
    title: 'From',
    cell: ({ name, email }) => <TwoLines below={email}>{name || email}</TwoLines>,
  },
  {
    id: 'order',
    title: 'Order',
    cell: ({ orderNo, siteName }) => <TwoLines below={siteName}>{orderNo}</TwoLines>,
  },
  {
    id: 'amount',
    title: 'Cost',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'photos',
    title: 'Photos',
    cell: ({ photos }) => photos || '–',
  },
  { id: 'at', title: 'Received', cell: ({ at }) => <MomentText iso={at} /> },
  {
    id: 'state',
    title: 'State',
    isOnPhone: true,
    cell: ({ state }) => <StateBadge states={CLAIM_STATE_NAMES} state={state} />,
  },
]

export default function ClaimsPage() {
  const list = useNewestList({
    name: 'claims',
    filters: FILTERS,
    load: salesApi.listClaims,
    rows: ({ claims }) => claims,
  })
  return (
    <ListPage
      title="Claims"
      noun={['claim', 'claims']}
      list={list}
      filters={[
        {
          name: 'text',
          label: 'Search',
          type: 'search',
          placeholder: 'E-mail, order or return number',
        },
        { name: 'state', label: 'State', options: toOptions(STATES, 'Any state') },
        { name: 'kind', label: 'What is wrong', options: toOptions(KIND_NAMES, 'Anything') },
      ]}
      columns={COLUMNS}
      toKey={({ id }) => id}
      nothing={{
        title: 'No claims found',
        text: 'What shoppers say is wrong with their orders appears here.',
      }}
    />
  )
}
