import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import type { OfficeOrder } from '@contracts/order'
import { customerPath } from '../api/sales-api'
import { GiveGiftCard } from '../gift-cards/give-gift-card'
import { toLanguage } from '../parts/language'
import { SectionBox } from '../parts/section-box'
import { RecordLink } from '../parts/record-link'
import { useRight } from '../session/session-context'

export function CustomerPanel({ order }: { order: OfficeOrder }) {
  const mayRead = useRight('customers.read')
  const { orderNo, siteId, customerNo, customerName, email, locale, billingAddress } = order
  const name = customerName || 'Erased customer'
  return (
    <SectionBox title="Customer">
      <Stack gap="1" fontSize="sm" overflowWrap="anywhere">
        {customerNo && mayRead ? (
          <RecordLink to={customerPath(customerNo)}>{name}</RecordLink>
        ) : (
          <Box fontWeight="medium">{name}</Box>
        )}
        <Box>{email}</Box>
        <Box color="fg.muted">
          {customerNo ? `Customer ${customerNo}` : 'Guest'}
          {locale && `, ordered in ${toLanguage(locale)}`}
        </Box>
      </Stack>
      {billingAddress.length > 0 && (
        <Box fontSize="sm" color="fg.muted" marginTop="3">
          <Box color="fg">Bill to</Box>
          {billingAddress.map((line) => (
            <Box key={line}>{line}</Box>
          ))}
        </Box>
      )}
      {customerName && (
        <Box marginTop="4">
          <GiveGiftCard
            key={orderNo}
            idea={{ siteId, email, name: customerName, reason: `Order ${orderNo}` }}
          />
        </Box>
      )}
    </SectionBox>
  )
}
