import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { Stack } from '@chakra-ui/react/stack'
import type { CounterOrder, CounterPiece } from '@contracts/counter'
import { SectionBox } from '../parts/section-box'

type Item = CounterOrder['items'][number]

interface PickListProps {
  items: readonly Item[]
  /** Absent if nothing can be ticked off any more. */
  onTick?: (piece: string, isTicked: boolean) => void
  /** Absent if nothing can be decided any more. */
  onMissing?: (item: Item) => void
}

/** What is in a pickup, to tick off while it is packed; filled boxes row by row or piece by piece. */
export function PickList({ items, onTick, onMissing }: PickListProps) {
  const pieces = items.flatMap((item) => item.pieces)
  const ticked = pieces.filter(({ isTicked }) => isTicked).length
  return (
    <SectionBox
      title="What is in it"
      aside={
        <Box color="fg.muted" fontSize="sm" role="status">
          {ticked} of {pieces.length} packed
        </Box>
      }
    >
      <Stack as="ul" gap="0" listStyleType="none">
        {items.map((item) => (
          <Box
            as="li"
            key={item.itemId}
            borderTopWidth="1px"
            paddingBlock="3"
            overflowWrap="anywhere"
            _first={{ borderTopWidth: 0, paddingTop: 0 }}
            _last={{ paddingBottom: 0 }}
          >
            <PickItem item={item} onTick={onTick} />
            {onMissing && (
              <Button
                size="sm"
                variant="ghost"
                marginTop="1"
                // in line with the text above it
                marginInlineStart={item.boxName === undefined ? '4.5' : '-3.5'}
                onClick={() => onMissing(item)}
              >
                Missing
                <Box srOnly>{item.name}</Box>
              </Button>
            )}
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}

function PickItem({ item, onTick }: { item: Item } & Pick<PickListProps, 'onTick'>) {
  const { quantity, name, productId, options, giftMessage, boxName, isInRows, pieces } = item
  const isBox = boxName !== undefined
  const title = boxName ? `${quantity} × ${name} “${boxName}”` : `${quantity} × ${name}`
  return (
    <>
      {isBox && (
        <Box fontWeight="medium" fontSize="lg">
          {title}
        </Box>
      )}
      {!isBox &&
        pieces.map((piece) => <Piece key={piece.key} piece={piece} onTick={onTick} isLarge />)}
      <Box fontSize="sm" color="fg.muted" paddingInlineStart={isBox ? '0' : '8'}>
        {[productId, ...options].join(' · ')}
        {giftMessage && <Box whiteSpace="pre-line">Gift message: {giftMessage}</Box>}
      </Box>
      {isBox && (
        <Box role="group" aria-label={title} marginTop="2">
          <Box color="fg.muted" fontSize="sm">
            {isInRows ? 'In each box, from the top left' : 'In each box'}
          </Box>
          {pieces.map((piece, index) => (
            <Piece
              key={piece.key}
              piece={piece}
              label={isInRows ? `Row ${index + 1}: ${piece.text}` : piece.text}
              onTick={onTick}
            />
          ))}
        </Box>
      )}
    </>
  )
}

interface PieceProps extends Pick<PickListProps, 'onTick'> {
  piece: CounterPiece
  label?: string
  isLarge?: boolean
}

function Piece({ piece, label = piece.text, isLarge, onTick }: PieceProps) {
  const { key, isTicked } = piece
  return (
    <Checkbox.Root
      display="flex"
      size="lg"
      alignItems="flex-start"
      minHeight="11"
      paddingBlock="2"
      checked={isTicked}
      readOnly={!onTick}
      onCheckedChange={({ checked }) => onTick?.(key, checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control marginTop="0.5" />
      <Checkbox.Label
        flex="1"
        fontSize={isLarge ? 'lg' : 'md'}
        fontWeight={isLarge ? 'medium' : 'normal'}
        color={isTicked ? 'fg.muted' : undefined}
        textDecoration={isTicked ? 'line-through' : undefined}
      >
        {label}
      </Checkbox.Label>
    </Checkbox.Root>
  )
}
