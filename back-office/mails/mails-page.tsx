import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { useInfiniteQuery } from '@tanstack/react-query'
import { salesApi } from '../api/sales-api'
import { Choice } from '../parts/choice'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { ShowOlder } from '../parts/show-older'
import { TextField } from '../parts/text-field'
import { useAddressFilter } from '../parts/use-address-filter'
import { useDebounced } from '../parts/use-debounced'
import { KIND_NAMES, STATE_NAMES } from './mail-names'
import { MailTable } from './mail-table'

const PAUSE_MS = 300
const FILTERS = ['recipient', 'kind', 'state'] as const

/** What was and will be sent to shoppers, newest first. */
export function MailsPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  const asked = useDebounced(filter, PAUSE_MS)
  const list = useInfiniteQuery({
    queryKey: ['mails', asked],
    queryFn: ({ pageParam }: { pageParam?: number }) => salesApi.listMails(asked, pageParam),
    getNextPageParam: ({ next }) => next,
    keepPreviousData: true,
  })
  const mails = list.data?.pages.flatMap((page) => page.mails)
  const canSend = list.data?.pages[0]?.canSend ?? true
  return (
    <PageBody title="Mails">
      <Box as="search" aria-label="Mails">
        <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr' }} gap="3">
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <TextField
              label="Recipient"
              type="search"
              placeholder="E-mail address"
              value={filter.recipient}
              onChange={({ target }) => change({ recipient: target.value })}
            />
          </Box>
          <Choice
            label="Kind"
            value={filter.kind}
            options={[['', 'All kinds'], ...Object.entries(KIND_NAMES)]}
            onChange={(kind) => change({ kind })}
          />
          <Choice
            label="State"
            value={filter.state}
            options={[['', 'Any state'], ...Object.entries(STATE_NAMES)]}
            onChange={(state) => change({ state })}
          />
        </Grid>
      </Box>
      {!canSend && (
        <Box fontSize="sm" color="fg.muted" marginTop="3">
          There is no mail server (SMTP_URL): mails stay here and can be read.
        </Box>
      )}
      <Box role="status" srOnly>
        {mails && `${mails.length} shown`}
      </Box>
      <QueryState query={list} failure="The mails cannot be shown." />
      <Box marginTop="4">
        {mails?.length === 0 && (
          <NothingFound title="No mails found" text="What the shop writes to shoppers is here." />
        )}
        {mails && mails.length > 0 && <MailTable mails={mails} />}
      </Box>
      <ShowOlder list={list} />
    </PageBody>
  )
}
