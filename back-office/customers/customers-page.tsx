import { Badge } from '@chakra-ui/react/badge'
import type { OfficeCustomerRow } from '@contracts/customer'
import { customerPath, salesApi } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { ListPage } from '../records/list-page'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { useNewestList } from '../records/use-list'

const FILTERS = ['text'] as const
const COLUMNS: readonly RecordColumn<OfficeCustomerRow>[] = [
  {
    id: 'customer',
    title: 'Customer',
    cell: ({ customerNo, name, email, isDisabled }) => (
      <TwoLines below={email}>
        <RecordLink to={customerPath(customerNo)}>{name || email}</RecordLink>{' '}
        {isDisabled && <Badge colorPalette="gray">Disabled</Badge>}
      </TwoLines>
    ),
  },
  { id: 'number', title: 'Number', cell: ({ customerNo }) => customerNo },
  { id: 'since', title: 'Since', cell: ({ createdAt }) => <MomentText iso={createdAt} /> },
  {
    id: 'login',
    title: 'Last login',
    cell: ({ lastLoginAt }) => (lastLoginAt ? <MomentText iso={lastLoginAt} /> : 'Never'),
  },
]

export default function CustomersPage() {
  const list = useNewestList({
    name: 'customers',
    filters: FILTERS,
    load: salesApi.listCustomers,
    rows: ({ customers }) => customers,
  })
  return (
    <ListPage
      title="Customers"
      noun={['customer', 'customers']}
      list={list}
      filters={[
        {
          name: 'text',
          label: 'Search',
          type: 'search',
          placeholder: 'Name, e-mail, telephone or number',
        },
      ]}
      columns={COLUMNS}
      toKey={({ customerNo }) => customerNo}
      nothing={{
        title: 'No customers found',
        text: 'Guests have no account: search for their orders instead.',
      }}
    />
  )
}
