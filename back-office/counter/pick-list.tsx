import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import type { CounterOrder } from '@contracts/counter'
import { SectionBox } from '../parts/section-box'

type Item = CounterOrder['items'][number]

/** What is in a pickup; filled boxes piece by piece and in their places. */
export function PickList({ pickup }: { pickup: CounterOrder }) {
  return (
    <SectionBox title="What is in it">
      <Stack as="ul" gap="0" listStyleType="none">
        {pickup.items.map((item) => (
          <Box
            as="li"
            key={item.itemId}
            borderTopWidth="1px"
            paddingBlock="3"
            _first={{ borderTopWidth: 0, paddingTop: 0 }}
            _last={{ paddingBottom: 0 }}
          >
            <PickItem item={item} />
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}

function PickItem({ item }: { item: Item }) {
  const { quantity, name, productId, options, giftMessage, box } = item
  return (
    <Box overflowWrap="anywhere">
      <Box fontWeight="medium" fontSize="lg">
        {quantity} × {name}
      </Box>
      <Box fontSize="sm" color="fg.muted">
        {[productId, ...options].join(' · ')}
      </Box>
      {giftMessage && (
        <Box marginTop="1" whiteSpace="pre-line">
          Gift message: {giftMessage}
        </Box>
      )}
      {box && <Pieces box={box} />}
    </Box>
  )
}

function Pieces({ box: { name, pieces, rows } }: { box: NonNullable<Item['box']> }) {
  return (
    <Box marginTop="2" background="bg.muted" borderRadius="l2" padding="3">
      <Box color="fg.muted" fontSize="sm">
        {name ? `In each box “${name}”` : 'In each box'}
      </Box>
      <Box as="ul" listStyleType="none">
        {pieces.map((piece) => (
          <Box as="li" key={piece} paddingBlock="1">
            {piece}
          </Box>
        ))}
      </Box>
      {rows && (
        <>
          <Box color="fg.muted" fontSize="sm" marginTop="2">
            Filled in this order, from the top left
          </Box>
          <Box as="ol" listStyleType="none">
            {rows.map((row, index) => (
              <Box as="li" key={index} paddingBlock="1">
                <Box as="span" color="fg.muted">{`Row ${index + 1}: `}</Box>
                {row}
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
