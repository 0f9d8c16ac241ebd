import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Table } from '@chakra-ui/react/table'
import { intervalInWords } from '@domain/subscription-interval'
import type { OfficeSubscriptionRow } from '@domain/subscription-wire'
import { salesApi, subscriptionPath } from '../api/sales-api'
import { Choice } from '../parts/choice'
import { ListResult } from '../parts/list-result'
import { PageBody } from '../parts/page-body'
import { RecordLink } from '../parts/record-link'
import { ShowOlder } from '../parts/show-older'
import { TextField } from '../parts/text-field'
import { useNewestList } from '../parts/use-list'
import { DayText, STATE_NAMES, SubscriptionState } from './subscription-words'

const FILTERS = ['text', 'state'] as const

/** All subscriptions, newest first. */
export function SubscriptionsPage() {
  const { filter, change, list, loaded } = useNewestList({
    name: 'subscriptions',
    filters: FILTERS,
    load: salesApi.listSubscriptions,
  })
  const subscriptions = loaded?.flatMap((page) => page.subscriptions)
  return (
    <PageBody title="Subscriptions">
      <Box as="search" aria-label="Subscriptions">
        <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="3">
          <TextField
            label="Search"
            type="search"
            placeholder="Customer, e-mail, product or order"
            value={filter.text}
            onChange={({ target }) => change({ text: target.value })}
          />
          <Choice
            label="State"
            value={filter.state}
            options={[['', 'Any'], ...STATE_NAMES]}
            onChange={(state) => change({ state })}
          />
        </Grid>
      </Box>
      <Box role="status" srOnly>
        {subscriptions && `${subscriptions.length} shown`}
      </Box>
      <Box marginTop="4">
        <ListResult
          query={list}
          failure="The subscriptions cannot be shown."
          entries={subscriptions}
          nothing={{
            title: 'No subscriptions found',
            text: 'They begin with orders of customers who have an account.',
          }}
        >
          {(found) => <SubscriptionTable subscriptions={found} />}
        </ListResult>
      </Box>
      <ShowOlder list={list} />
    </PageBody>
  )
}

function SubscriptionTable({ subscriptions }: { subscriptions: readonly OfficeSubscriptionRow[] }) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="md">
        <Table.Caption srOnly>Subscriptions, newest first</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Subscription</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Customer</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Next delivery</Table.ColumnHeader>
            <Table.ColumnHeader>State</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {subscriptions.map((one) => (
            <Table.Row key={one.id} background="bg.panel" verticalAlign="top">
              <Table.Cell overflowWrap="anywhere">
                <RecordLink to={subscriptionPath(one.id)}>
                  {one.quantity} × {one.productName}
                </RecordLink>
                <Box fontSize="xs" color="fg.muted">
                  {intervalInWords(one)}, {one.siteName}
                </Box>
                <Box fontSize="sm" hideFrom="md">
                  {one.customerName || one.email}
                  {one.nextOn && (
                    <Box color="fg.muted">
                      Next on <DayText day={one.nextOn} />
                    </Box>
                  )}
                </Box>
              </Table.Cell>
              <Table.Cell hideBelow="md" overflowWrap="anywhere">
                {one.customerName}
                <Box fontSize="xs" color="fg.muted">
                  {one.email}
                </Box>
              </Table.Cell>
              <Table.Cell hideBelow="md" fontSize="sm">
                {one.nextOn ? <DayText day={one.nextOn} /> : '–'}
              </Table.Cell>
              <Table.Cell>
                <Flex>
                  <SubscriptionState state={one.state} />
                </Flex>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
