import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { StudioProductChoice } from '@contracts/studio'
import { formatMinor } from '@rules/office-money'
import { Thumbnail } from '../parts/thumbnail'

/** A product with its picture, price and stock. */
export function ProductLine({ product }: { product: StudioProductChoice }) {
  const { id, name, picture, price, pieces, isOnline } = product
  return (
    <Flex align="center" gap="3" minWidth="0" flex="1">
      <Thumbnail path={picture} size="10" />
      <Box minWidth="0" fontSize="sm" textAlign="start">
        <Box>
          {name}{' '}
          <Box as="span" color="fg.muted" fontSize="xs">
            {id}
          </Box>
        </Box>
        <Flex gap="2" align="center" wrap="wrap" fontSize="xs" color="fg.muted">
          {price ? toPriceRange(price) : 'No price'}
          {pieces === 0 ? (
            <Badge colorPalette="red">Sold out</Badge>
          ) : (
            <span>
              {pieces === undefined
                ? 'Always in stock'
                : `${pieces.toLocaleString('en-US')} in stock`}
            </span>
          )}
          {!isOnline && <Badge colorPalette="orange">Offline</Badge>}
        </Flex>
      </Box>
    </Flex>
  )
}

function toPriceRange({ fromMinor, toMinor, currency }: NonNullable<StudioProductChoice['price']>) {
  const from = formatMinor(fromMinor, currency)
  return fromMinor === toMinor ? from : `${from} to ${formatMinor(toMinor, currency)}`
}
