import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Table } from '@chakra-ui/react/table'
import type { OfficeCustomerRow } from '@domain/customer-wire'
import { salesApi } from '../api/sales-api'
import { ListResult } from '../parts/list-result'
import { MomentText } from '../parts/moment-text'
import { PageBody } from '../parts/page-body'
import { RecordLink } from '../parts/record-link'
import { ShowOlder } from '../parts/show-older'
import { TextField } from '../parts/text-field'
import { useNewestList } from '../parts/use-list'

const FILTERS = ['text'] as const

/** All customers with an account, newest first. */
export function CustomersPage() {
  const { filter, change, list, loaded } = useNewestList({
    name: 'customers',
    filters: FILTERS,
    load: salesApi.listCustomers,
  })
  const customers = loaded?.flatMap((page) => page.customers)
  return (
    <PageBody title="Customers">
      <Box as="search" aria-label="Customers" maxWidth="lg">
        <TextField
          label="Search"
          type="search"
          placeholder="Name, e-mail, telephone or number"
          value={filter.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Box>
      <Box role="status" srOnly>
        {customers && `${customers.length} shown`}
      </Box>
      <Box marginTop="4">
        <ListResult
          query={list}
          failure="The customers cannot be shown."
          entries={customers}
          nothing={{
            title: 'No customers found',
            text: 'Guests have no account: look for their orders.',
          }}
        >
          {(found) => <CustomerTable customers={found} />}
        </ListResult>
      </Box>
      <ShowOlder list={list} />
    </PageBody>
  )
}

function CustomerTable({ customers }: { customers: readonly OfficeCustomerRow[] }) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="md">
        <Table.Caption srOnly>Customers, newest first</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Customer</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="sm">Number</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Since</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Last login</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {customers.map((customer) => (
            <Table.Row key={customer.customerNo} background="bg.panel" verticalAlign="top">
              <Table.Cell overflowWrap="anywhere">
                <RecordLink to={`/customers/${encodeURIComponent(customer.customerNo)}`}>
                  {customer.name || customer.email}
                </RecordLink>{' '}
                {customer.isDisabled && (
                  <Badge variant="surface" colorPalette="gray">
                    Disabled
                  </Badge>
                )}
                <Box fontSize="xs" color="fg.muted">
                  {customer.email}
                </Box>
                <Box fontSize="xs" color="fg.muted" hideFrom="sm">
                  {customer.customerNo}
                </Box>
              </Table.Cell>
              <Table.Cell hideBelow="sm">{customer.customerNo}</Table.Cell>
              <Table.Cell hideBelow="md" color="fg.muted" fontSize="sm">
                <MomentText iso={customer.createdAt} />
              </Table.Cell>
              <Table.Cell hideBelow="md" color="fg.muted" fontSize="sm">
                {customer.lastLoginAt ? <MomentText iso={customer.lastLoginAt} /> : 'Never'}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
