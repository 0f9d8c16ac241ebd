import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { salesApi } from '../api/sales-api'
import { Choice } from '../parts/choice'
import { ListResult } from '../parts/list-result'
import { PageBody } from '../parts/page-body'
import { ShowOlder } from '../parts/show-older'
import { TextField } from '../parts/text-field'
import { useNewestList } from '../parts/use-list'
import { KIND_NAMES, STATE_NAMES } from './mail-names'
import { MailTable } from './mail-table'

const FILTERS = ['recipient', 'kind', 'state'] as const

/** All mails to shoppers, sent and waiting, newest first. */
export function MailsPage() {
  const { filter, change, list, loaded } = useNewestList({
    name: 'mails',
    filters: FILTERS,
    load: salesApi.listMails,
  })
  const mails = loaded?.flatMap((page) => page.mails)
  const canSend = loaded?.[0]?.canSend ?? true
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
      <Box marginTop="4">
        <ListResult
          query={list}
          failure="The mails cannot be shown."
          entries={mails}
          nothing={{ title: 'No mails found', text: 'What the shop writes to shoppers is here.' }}
        >
          {(found) => <MailTable mails={found} />}
        </ListResult>
      </Box>
      <ShowOlder list={list} />
    </PageBody>
  )
}
