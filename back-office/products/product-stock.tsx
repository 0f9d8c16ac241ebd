import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { OfficeProduct, OfficeStock } from '@contracts/merchandise'
import { formatMoment } from '../parts/moment-text'
import { SectionBox } from '../parts/section-box'

interface ProductStockProps {
  product: OfficeProduct
  /** Absent if the operator may not change the stock. */
  onChange?: (stock: OfficeStock) => void
}

/** Only products that can be bought have stock, so not masters, variation groups or sets. */
const UNCOUNTED: readonly string[] = ['master', 'variation_group', 'set']

/** Minimum number of inventory lists that are shown at first. */
const FEW = 5

export function ProductStock({ product, onChange }: ProductStockProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (UNCOUNTED.includes(product.kind)) {
    return (
      <SectionBox title="Stock">
        <Box color="fg.muted" fontSize="sm">
          It is calculated from its {product.kind === 'set' ? 'parts' : 'variants'}.
        </Box>
      </SectionBox>
    )
  }
  const { stock: all } = product
  const first = Math.max(FEW, all.filter(({ isOnline }) => isOnline).length)
  const shown = isWhole ? all : all.slice(0, first)
  return (
    <SectionBox title="Stock">
      <Stack as="ul" gap="3" listStyleType="none">
        {shown.map((stock) => (
          <Flex
            as="li"
            key={stock.listId}
            justify="space-between"
            align="center"
            gap="3"
            borderTopWidth="1px"
            paddingTop="3"
          >
            <Box minWidth="0" overflowWrap="anywhere">
              <Box fontWeight="medium">{stock.name}</Box>
              <Box fontSize="xs" color="fg.muted">
                {stock.listId}, {stock.isOnline ? 'online' : 'shop'}
              </Box>
              <Box fontSize="sm">{toText(stock)}</Box>
            </Box>
            {onChange && (
              <Button size="xs" variant="outline" flexShrink={0} onClick={() => onChange(stock)}>
                Change<Box srOnly>the stock of {stock.name}</Box>
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      {all.length > first && (
        <Button
          size="xs"
          variant="ghost"
          marginTop="3"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${all.length} lists`}
        </Button>
      )}
    </SectionBox>
  )
}

function toText({ record }: OfficeStock): string {
  if (!record) return 'No record'
  const { pieces, isUnlimited, isOrderedAhead, inStockDate } = record
  return [
    isUnlimited
      ? 'Unlimited'
      : `${pieces.toLocaleString('en-US')} ${pieces === 1 ? 'piece' : 'pieces'}`,
    ...(isOrderedAhead ? ['can be ordered ahead'] : []),
    ...(inStockDate ? [`in stock from ${formatMoment(inStockDate)}`] : []),
  ].join(', ')
}
