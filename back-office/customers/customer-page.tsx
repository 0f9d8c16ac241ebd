import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { OfficeCustomer } from '@contracts/customer'
import { customerPath, salesApi } from '../api/sales-api'
import { ORDER_COLUMNS } from '../orders/order-columns'
import { History } from '../parts/history'
import { GiveGiftCard } from '../gift-cards/give-gift-card'
import { NewPhoneOrder } from '../phone-orders/new-phone-order'
import { MomentText } from '../parts/moment-text'
import { MainAndSide, RecordPage } from '../records/record-page'
import { SectionBox } from '../parts/section-box'
import { RecordLink } from '../parts/record-link'
import { RecordTable } from '../records/record-table'
import { useRight } from '../session/session-context'
import { CustomerActions } from './customer-actions'
import { ConsentsPanel, MessagesPanel, SubscriptionsPanel } from './customer-panels'

const COLUMNS = ORDER_COLUMNS.filter(({ id }) => id !== 'customer')

export default function CustomerPage() {
  const { customerNo } = useParams<{ customerNo: string }>()
  const query = useQuery({
    queryKey: ['customer', customerNo],
    queryFn: () => salesApi.getCustomer(customerNo),
  })
  const { name, email = `Customer ${customerNo}` } = query.data ?? {}
  return (
    <RecordPage
      title={name || email}
      noun="customer"
      list="/customers"
      query={query}
      aside={(customer) => <Actions key={customerNo} customer={customer} />}
    >
      {(customer) => <Customer customer={customer} />}
    </RecordPage>
  )
}

function Actions({ customer }: { customer: OfficeCustomer }) {
  const mayTake = useRight('phone-orders.write')
  return (
    <Flex gap="2" wrap="wrap">
      {mayTake && <NewPhoneOrder customer={customer} />}
      <CustomerActions customer={customer} />
    </Flex>
  )
}

function Customer({ customer }: { customer: OfficeCustomer }) {
  return (
    <MainAndSide
      side={
        <>
          <ProfilePanel customer={customer} />
          <AddressesPanel customer={customer} />
          <ConsentsPanel customer={customer} />
        </>
      }
    >
      <OrdersPanel customer={customer} />
      <SubscriptionsPanel customer={customer} />
      <MessagesPanel customer={customer} />
      <History path={customerPath(customer.customerNo)} />
    </MainAndSide>
  )
}

function OrdersPanel({ customer: { orders, hasMoreOrders, email } }: { customer: OfficeCustomer }) {
  const mayRead = useRight('orders.read')
  const mayExplain = useRight('promotions.read')
  const bag = `/promotions/explain?${new URLSearchParams({ of: email }).toString()}`
  const all = `/orders?${new URLSearchParams({ text: email }).toString()}`
  return (
    <SectionBox
      title="Orders"
      aside={
        <HStack gap="4" fontSize="sm">
          {mayExplain && <RecordLink to={bag}>Open bag and codes</RecordLink>}
          {mayRead && hasMoreOrders && <RecordLink to={all}>All orders of {email}</RecordLink>}
        </HStack>
      }
    >
      {orders.length > 0 ? (
        <RecordTable
          caption="Orders, newest first"
          columns={COLUMNS}
          rows={orders}
          toKey={({ orderNo }) => orderNo}
        />
      ) : (
        <Box color="fg.muted">None yet.</Box>
      )}
    </SectionBox>
  )
}

function ProfilePanel({ customer }: { customer: OfficeCustomer }) {
  const { customerNo, name, email, login, phones, createdAt, lastLoginAt } = customer
  const { isEmailVerified, hasPassword, isDisabled, reviews, wishLists, wishedProducts } = customer
  const facts = [
    ...(login === email ? [] : [`Logs in as ${login}`]),
    ...phones,
    hasPassword ? '' : 'Logs in by mailed codes',
    reviews === 0 ? '' : reviews === 1 ? '1 review' : `${reviews} reviews`,
    wishLists === 0 ? '' : `${wishedProducts} on wish lists`,
  ].filter((fact) => fact !== '')
  return (
    <SectionBox title="Profile">
      <Stack gap="1" fontSize="sm" overflowWrap="anywhere">
        <Box>
          {email} <EmailBadge isVerified={isEmailVerified} />
          {isDisabled && <Badge colorPalette="red">Disabled</Badge>}
        </Box>
        <Box color="fg.muted">Customer {customerNo}</Box>
        {facts.map((fact) => (
          <Box key={fact}>{fact}</Box>
        ))}
        <Box color="fg.muted">
          Since <MomentText iso={createdAt} />
        </Box>
        <Box color="fg.muted">
          {lastLoginAt ? (
            <>
              Last login <MomentText iso={lastLoginAt} />
            </>
          ) : (
            'Never logged in'
          )}
        </Box>
      </Stack>
      <Box marginTop="4">
        <GiveGiftCard key={customerNo} idea={{ email, name }} />
      </Box>
    </SectionBox>
  )
}

function EmailBadge({ isVerified }: { isVerified: boolean | undefined }) {
  if (isVerified === undefined) return null
  return (
    <Badge colorPalette={isVerified ? 'green' : 'orange'}>
      {isVerified ? 'Verified' : 'Not verified'}
    </Badge>
  )
}

function AddressesPanel({ customer: { addresses } }: { customer: OfficeCustomer }) {
  return (
    <SectionBox title="Addresses">
      {addresses.length === 0 && <Box color="fg.muted">None saved.</Box>}
      <Stack as="ul" gap="3" listStyleType="none" fontSize="sm">
        {addresses.map(({ id, isPreferred, lines }) => (
          <li key={id}>
            <Box fontWeight="medium">
              {id} {isPreferred && <Badge colorPalette="gray">Preferred</Badge>}
            </Box>
            {lines.map((line) => (
              <Box key={line} color="fg.muted">
                {line}
              </Box>
            ))}
          </li>
        ))}
      </Stack>
    </SectionBox>
  )
}
