import { Box } from '@chakra-ui/react/box'
import type { OfficeMailRow } from '@contracts/mail'
import { salesApi, mailPath } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { StateBadge } from '../parts/state-badge'
import { RecordLink } from '../parts/record-link'
import { ListPage } from '../records/list-page'
import { toOptions } from '../records/options'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { useNewestList } from '../records/use-list'
import { KIND_NAMES, MAIL_STATES, toKindName } from './mail-names'

const FILTERS = ['recipient', 'kind', 'state'] as const
const COLUMNS: readonly RecordColumn<OfficeMailRow>[] = [
  {
    id: 'mail',
    title: 'Mail',
    cell: ({ id, subject, kind }) => (
      <TwoLines below={toKindName(kind)}>
        <RecordLink to={mailPath(id)}>{subject}</RecordLink>
      </TwoLines>
    ),
  },
  { id: 'recipient', title: 'Recipient', cell: ({ recipient }) => recipient },
  { id: 'written', title: 'Written', cell: ({ writtenAt }) => <MomentText iso={writtenAt} /> },
  {
    id: 'state',
    title: 'State',
    isOnPhone: true,
    cell: ({ state, error }) => (
      <>
        <StateBadge states={MAIL_STATES} state={state} />
        {state !== 'sent' && error && (
          <Box fontSize="xs" color="fg.error" marginTop="1">
            {error}
          </Box>
        )}
      </>
    ),
  },
]

/** All mails to shoppers, sent and waiting, newest first. */
export default function MailsPage() {
  const { first, ...list } = useNewestList({
    name: 'mails',
    filters: FILTERS,
    load: salesApi.listMails,
    rows: ({ mails }) => mails,
  })
  return (
    <ListPage
      title="Mails"
      noun={['mail', 'mails']}
      list={list}
      filters={[
        { name: 'recipient', label: 'Recipient', type: 'search', placeholder: 'E-mail address' },
        { name: 'kind', label: 'Kind', options: toOptions(KIND_NAMES, 'All kinds') },
        { name: 'state', label: 'State', options: toOptions(MAIL_STATES, 'Any state') },
      ]}
      columns={COLUMNS}
      toKey={({ id }) => String(id)}
      nothing={{ title: 'No mails found', text: 'Mails to shoppers appear here.' }}
      notice={
        first?.canSend === false && (
          <Box fontSize="sm" color="fg.muted" marginTop="3">
            There is no mail server (SMTP_URL): mails stay here and can be read.
          </Box>
        )
      }
    />
  )
}
