import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import type { OfficeOrder, OfficeRefund, RefundState } from '@contracts/order'
import { MomentText } from '../parts/moment-text'
import { formatMoney } from '@rules/office-money'
import { SectionBox } from '../parts/section-box'
import type { BadgeColor } from './order-names'

const STATES: Readonly<Record<RefundState, readonly [string, BadgeColor]>> = {
  pending: ['Waiting for the gateway', 'orange'],
  done: ['Given back', 'green'],
  refused: ['Refused by the gateway', 'red'],
  'by-hand': ['To be paid out by hand', 'gray'],
}

export function RefundsPanel({ order: { refunds, currency } }: { order: OfficeOrder }) {
  if (refunds.length === 0) return null
  return (
    <SectionBox title="Refunds">
      <Stack as="ul" gap="0" listStyleType="none">
        {refunds.map((refund) => (
          <Box
            as="li"
            key={refund.id}
            borderTopWidth="1px"
            paddingBlock="3"
            _last={{ paddingBottom: 0 }}
          >
            <Refund refund={refund} currency={currency} />
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}

function Refund({ refund, currency }: { refund: OfficeRefund; currency: string }) {
  const { reason, by, at, items, parts, isRestocked } = refund
  return (
    <>
      <Flex justify="space-between" gap="3">
        <Box minWidth="0" overflowWrap="anywhere">
          {reason || 'Refund'}
        </Box>
        <Box fontVariantNumeric="tabular-nums">{formatMoney(refund.amount, currency)}</Box>
      </Flex>
      <Box fontSize="xs" color="fg.muted">
        {by}, <MomentText iso={at} />
      </Box>
      {items.length > 0 && (
        <Box fontSize="sm" marginTop="1">
          {items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
          {isRestocked && ', put back into stock'}
        </Box>
      )}
      {parts.map((part) => {
        const [label, color] = STATES[part.state]
        return (
          <Flex key={part.name} gap="2" marginTop="2" fontSize="sm" align="center" wrap="wrap">
            {part.name}, {formatMoney(part.amount, currency)}
            <Badge colorPalette={color}>{label}</Badge>
            {part.problem && <Box color="fg.error">{part.problem}</Box>}
          </Flex>
        )
      })}
    </>
  )
}
