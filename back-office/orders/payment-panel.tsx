import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import type { OfficeOrder, OfficePayment } from '@contracts/order'
import { formatMoney } from '@rules/office-money'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { useRight } from '../session/session-context'
import { DiscountLine } from './discount-line'
import type { BadgeColor } from './order-names'

const STATES: Readonly<Record<OfficePayment['state'], readonly [string, BadgeColor]>> = {
  paid: ['Paid', 'green'],
  waiting: ['Waiting', 'orange'],
  declined: ['Declined', 'red'],
  returned: ['Is given back', 'gray'],
  owed: ['To be given back by hand', 'orange'],
  unpaid: ['Never paid', 'gray'],
  replaced: ['Order replaced', 'gray'],
}

export function PaymentPanel({ order }: { order: OfficeOrder }) {
  const { orderNo, currency, totals, discounts, coupons, payments, total, refunded } = order
  const mayExplain = useRight('promotions.read')
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <SectionBox title="Payment">
      <Stack gap="1" fontSize="sm">
        <Row label="Items" value={money(totals.products)} />
        {totals.itemDiscounts !== 0 && (
          <Row label="Discounts on items" value={money(totals.itemDiscounts)} />
        )}
        {discounts.map((discount, index) => (
          <DiscountLine key={index} discount={discount} currency={currency} />
        ))}
        {totals.giftCards > 0 && <Row label="Gift cards" value={money(totals.giftCards)} />}
        <Row label="Shipping" value={money(totals.shipping)} />
        {order.shippingDiscounts.map((discount, index) => (
          <DiscountLine key={index} discount={discount} currency={currency} />
        ))}
        <Row label={totals.isTaxIncluded ? 'Tax, included' : 'Tax'} value={money(totals.tax)} />
        {totals.rest !== 0 && <Row label="Other" value={money(totals.rest)} />}
        <Row label="Total" value={money(total)} isStrong />
        {refunded > 0 && <Row label="Refunded" value={money(-refunded)} />}
        {coupons.length > 0 && <Box color="fg.muted">Codes entered: {coupons.join(', ')}</Box>}
        {mayExplain && (
          <TextLink to={`/promotions/explain?of=${encodeURIComponent(orderNo)}`}>
            Why these promotions
          </TextLink>
        )}
      </Stack>
      <Stack as="ul" gap="0" marginTop="4" listStyleType="none">
        {payments.map((payment) => (
          <Box
            as="li"
            key={payment.id}
            borderTopWidth="1px"
            paddingBlock="3"
            _last={{ paddingBottom: 0 }}
          >
            <Payment payment={payment} money={money} />
          </Box>
        ))}
      </Stack>
      {payments.length === 0 && <Box color="fg.muted">No payment is known.</Box>}
    </SectionBox>
  )
}

interface PaymentProps {
  payment: OfficePayment
  money: (amount: number) => string
}

function Payment({ payment, money }: PaymentProps) {
  const { name, amount, state, transactionId, problem, refunded } = payment
  const [label, color] = STATES[state]
  return (
    <Flex gap="3" justify="space-between" align="flex-start">
      <Box minWidth="0" overflowWrap="anywhere">
        <Flex gap="2" align="center" wrap="wrap">
          {name}
          <Badge colorPalette={color}>{label}</Badge>
        </Flex>
        {transactionId && (
          <Box fontSize="xs" color="fg.muted">
            Transaction {transactionId}
          </Box>
        )}
        {problem && (
          <Box fontSize="sm" color="fg.error">
            {problem}
          </Box>
        )}
      </Box>
      <Box textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {money(amount)}
        {refunded > 0 && (
          <Box fontSize="xs" color="fg.muted">
            {money(refunded)} refunded
          </Box>
        )}
      </Box>
    </Flex>
  )
}

function Row({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <Flex justify="space-between" gap="3" fontWeight={isStrong ? 'semibold' : undefined}>
      <Box>{label}</Box>
      <Box fontVariantNumeric="tabular-nums">{value}</Box>
    </Flex>
  )
}
