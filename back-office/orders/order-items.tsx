import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import type { OfficeOrderItem } from '@contracts/order'
import { formatMoney } from '@rules/office-money'
import { Thumbnail } from '../parts/thumbnail'
import { DiscountLine } from './discount-line'

interface OrderItemsProps {
  items: readonly OfficeOrderItem[]
  currency: string
  /** A button below a line. */
  actionOf?: (item: OfficeOrderItem) => ReactNode
}

export function OrderItems({ items, currency, actionOf }: OrderItemsProps) {
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {items.map((item) => (
        <Box
          as="li"
          key={item.itemId}
          borderTopWidth="1px"
          paddingBlock="3"
          _last={{ paddingBottom: 0 }}
        >
          <Item item={item} currency={currency} action={actionOf?.(item)} />
        </Box>
      ))}
    </Stack>
  )
}

interface ItemProps {
  item: OfficeOrderItem
  currency: string
  action: ReactNode
}

function Item({ item, currency, action }: ItemProps) {
  const { quantity, name, productId, picture, options, box, giftMessage, discounts } = item
  return (
    <>
      <Flex gap="3" justify="space-between" align="flex-start">
        <Thumbnail path={picture} size="12" />
        <Box minWidth="0" flex="1" overflowWrap="anywhere">
          <Box fontWeight="medium">
            {quantity} × {name}
          </Box>
          <Box fontSize="xs" color="fg.muted">
            {[productId, ...options].join(' · ')}
          </Box>
          <Marks item={item} />
          {action}
        </Box>
        <Box textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {formatMoney(item.price, currency)}
          {quantity > 1 && (
            <Box fontSize="xs" color="fg.muted">
              {formatMoney(item.unitPrice, currency)} each
            </Box>
          )}
        </Box>
      </Flex>
      {discounts.map((discount, index) => (
        <DiscountLine key={index} discount={discount} currency={currency} />
      ))}
      {giftMessage && (
        <Box fontSize="sm" marginTop="2" whiteSpace="pre-line" overflowWrap="anywhere">
          <Box as="span" color="fg.muted">
            Gift message:{' '}
          </Box>
          {giftMessage}
        </Box>
      )}
      {box && (
        <Box fontSize="sm" marginTop="2" background="bg.muted" borderRadius="l2" padding="3">
          <Box color="fg.muted" fontSize="xs" marginBottom="1">
            {box.name ? `In each box “${box.name}”` : 'In each box'}
          </Box>
          <Box as="ul" listStyleType="none" columnGap="6" columns={{ base: 1, sm: 2 }}>
            {box.pieces.map((piece) => (
              <li key={piece}>{piece}</li>
            ))}
          </Box>
          {box.rows && <BoxRows rows={box.rows} />}
        </Box>
      )}
    </>
  )
}

/** Where the pieces lie, for whoever fills the box. */
function BoxRows({ rows }: { rows: readonly string[] }) {
  return (
    <>
      <Box color="fg.muted" fontSize="xs" marginTop="2" marginBottom="1">
        Filled in this order, from the top left
      </Box>
      <Box as="ol" listStyleType="none">
        {rows.map((row, index) => (
          <li key={index}>
            <Box as="span" color="fg.muted">{`Row ${index + 1}: `}</Box>
            {row}
          </li>
        ))}
      </Box>
    </>
  )
}

function Marks({ item }: { item: OfficeOrderItem }) {
  const { isBonus, refundedQuantity, returnedQuantity, returningQuantity } = item
  const marks = [
    isBonus ? 'Bonus' : '',
    refundedQuantity > 0 ? `${refundedQuantity} refunded` : '',
    returnedQuantity > 0 ? `${returnedQuantity} returned` : '',
    returningQuantity > 0 ? `${returningQuantity} to come back` : '',
  ].filter((mark) => mark !== '')
  if (marks.length === 0) return null
  return (
    <Flex gap="1" marginTop="1" wrap="wrap">
      {marks.map((mark) => (
        <Badge key={mark} colorPalette="gray">
          {mark}
        </Badge>
      ))}
    </Flex>
  )
}
