import type { OfficeMessageRow } from '@contracts/message'
import { messagePath, salesApi } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { StateBadge } from '../parts/state-badge'
import { ListPage } from '../records/list-page'
import { toOptions } from '../records/options'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { useNewestList } from '../records/use-list'
import { MESSAGE_STATES } from './message-states'

const FILTERS = ['text', 'state', 'whose'] as const
const COLUMNS: readonly RecordColumn<OfficeMessageRow>[] = [
  {
    id: 'message',
    title: 'Message',
    cell: ({ id, topic, siteName }) => (
      <TwoLines below={siteName}>
        <RecordLink to={messagePath(id)}>{topic}</RecordLink>
      </TwoLines>
    ),
  },
  {
    id: 'sender',
    title: 'From',
    cell: ({ name, email }) => <TwoLines below={email}>{name}</TwoLines>,
  },
  { id: 'order', title: 'Order', cell: ({ orderNo }) => orderNo || '–' },
  { id: 'at', title: 'Received', cell: ({ at }) => <MomentText iso={at} /> },
  {
    id: 'state',
    title: 'State',
    isOnPhone: true,
    cell: ({ state, assigneeName }) => (
      <TwoLines below={assigneeName}>
        <StateBadge states={MESSAGE_STATES} state={state} />
      </TwoLines>
    ),
  },
]

export default function MessagesPage() {
  const list = useNewestList({
    name: 'messages',
    filters: FILTERS,
    load: salesApi.listMessages,
    rows: ({ messages }) => messages,
  })
  return (
    <ListPage
      title="Messages"
      noun={['message', 'messages']}
      list={list}
      filters={[
        { name: 'text', label: 'Search', type: 'search', placeholder: 'Name, e-mail or order' },
        { name: 'state', label: 'State', options: toOptions(MESSAGE_STATES, 'Any state') },
        { name: 'whose', label: 'Whose', options: toOptions({ mine: 'Mine' }, 'All messages') },
      ]}
      columns={COLUMNS}
      toKey={({ id }) => id}
      nothing={{ title: 'No messages found', text: 'Messages from shoppers appear here.' }}
    />
  )
}
