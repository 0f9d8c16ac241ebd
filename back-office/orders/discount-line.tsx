import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { OfficeDiscount } from '@contracts/order'
import { formatMoney } from '@rules/office-money'

interface DiscountLineProps {
  discount: OfficeDiscount
  currency: string
}

export function DiscountLine({ discount, currency }: DiscountLineProps) {
  const { text, amount, promotionId, couponCode } = discount
  const origin = [promotionId === text ? '' : promotionId, couponCode && `code ${couponCode}`]
  const named = origin.filter(Boolean).join(', ')
  return (
    <Flex fontSize="sm" color="fg.muted" justify="space-between" gap="3">
      <Box minWidth="0" overflowWrap="anywhere">
        {named ? `${text} (${named})` : text}
      </Box>
      <Box fontVariantNumeric="tabular-nums">{formatMoney(amount, currency)}</Box>
    </Flex>
  )
}
