import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BoxFilling, OfficePhoneOrder, PhoneOrderBox } from '@contracts/phone-order'
import { mixFault } from '@rules/box-mix'
import { BOX_NAME_LENGTH } from '@rules/box-name'
import { phoneOrdersApi } from '../api/phone-orders-api'
import { Choice } from '../parts/choice'
import { Refusal } from '../parts/refusal'
import { TextField } from '../parts/text-field'

export const EMPTY_FILLING: BoxFilling = { name: '', pieces: [] }

/** Reads how a box is filled; `isFull` is whether it can be ordered with this filling. */
export function useBox(
  { id }: OfficePhoneOrder,
  asked: { shipmentId: string; productId: string; isBox: boolean },
  { pieces }: BoxFilling,
) {
  const { shipmentId, productId, isBox } = asked
  const query = useQuery({
    queryKey: ['phone-order-box', id, shipmentId, productId],
    queryFn: () => phoneOrdersApi.findBox(id, shipmentId, productId),
    enabled: isBox,
  })
  const rules = query.data?.rules
  const isFull = rules !== undefined && !mixFault(rules, toInside(pieces))
  return { ...query, isFull: !isBox || isFull }
}

interface BoxFieldsProps {
  box: Pick<ReturnType<typeof useBox>, 'data' | 'error'>
  filling: BoxFilling
  onChange: (filling: BoxFilling) => void
}

/** Pieces of a box in the order in which it is filled. */
export function BoxFields({ box, filling, onChange }: BoxFieldsProps) {
  const status = useRef<HTMLDivElement>(null)
  if (!box.data) return <Refusal error={box.error} />
  const { pieces: all, rules } = box.data
  const { pieces } = filling
  // the button that was pressed is gone
  const leaveButton = () => status.current?.focus()
  const isLast = pieces.length + 1 >= Math.min(rules.flavors, all.length)
  const nameOf = (id: string) => all.find(({ productId }) => productId === id)?.name ?? id
  const setPieces = (next: BoxFilling['pieces']) => onChange({ ...filling, pieces: next })
  return (
    <Stack gap="4">
      <Box ref={status} role="status" tabIndex={-1} fontSize="sm">
        {progressOf(rules, pieces)}
      </Box>
      <Stack as="ol" gap="3" listStyleType="none" aria-label="Pieces, in their order">
        {pieces.map(({ productId, quantity }, index) => (
          <PieceRow
            key={productId}
            name={nameOf(productId)}
            quantity={quantity}
            rules={rules}
            onCount={(count) => setPieces(replace(pieces, index, { productId, quantity: count }))}
            onRemove={() => {
              setPieces(pieces.filter((_, at) => at !== index))
              leaveButton()
            }}
            {...(index > 0 && {
              onUp: () => setPieces(moveUp(pieces, index)),
            })}
          />
        ))}
      </Stack>
      <AddPiece
        box={box.data}
        pieces={pieces}
        onAdd={(productId, quantity) => {
          setPieces([...pieces, { productId, quantity }])
          if (isLast) leaveButton()
        }}
      />
      <TextField
        label="Name of the box"
        help="If it shall have one."
        maxLength={BOX_NAME_LENGTH}
        value={filling.name}
        onChange={({ target }) => onChange({ ...filling, name: target.value })}
      />
    </Stack>
  )
}

type Pieces = BoxFilling['pieces']
type Rules = PhoneOrderBox['rules']

const toInside = (pieces: Pieces) =>
  pieces.map((piece) => ({ id: piece.productId, qty: piece.quantity }))

const countOf = (pieces: Pieces) => pieces.reduce((sum, { quantity }) => sum + quantity, 0)

const replace = (pieces: Pieces, at: number, piece: Pieces[number]) =>
  pieces.map((one, index) => (index === at ? piece : one))

function moveUp(pieces: Pieces, index: number): Pieces {
  const order = pieces.map((_, at) => at)
  order.splice(index - 1, 2, index, index - 1)
  return order.flatMap((at) => pieces[at] ?? [])
}

function progressOf(rules: Rules, pieces: Pieces): string {
  const { maximum, flavors, increment, isPercent } = rules
  const unit = isPercent ? '%' : ' pieces'
  const left = maximum - countOf(pieces)
  const rest = left < 0 ? `${-left}${unit} too many` : `${left}${unit} left`
  const isUneven = mixFault(rules, toInside(pieces)) === 'increment'
  const step = isUneven ? ` Each flavor in steps of ${increment}${unit}.` : ''
  return `${rest} of ${maximum}${unit}. ${pieces.length} of ${flavors} flavors.${step}`
}

interface PieceRowProps {
  name: string
  quantity: number
  rules: Rules
  onCount: (count: number) => void
  onRemove: () => void
  onUp?: () => void
}

function PieceRow({ name, quantity, rules, onCount, onRemove, onUp }: PieceRowProps) {
  return (
    <Box as="li">
      <TextField
        isBeside
        label={name}
        type="number"
        min={rules.increment}
        max={rules.maximum}
        step={rules.increment}
        value={quantity === 0 ? '' : String(quantity)}
        onChange={({ target }) => onCount(Math.max(0, Math.floor(Number(target.value))))}
      />
      <Flex gap="2">
        {/* at the top it keeps the focus */}
        <Button size="xs" variant="outline" aria-disabled={!onUp} onClick={onUp}>
          Move up<Box srOnly>{name}</Box>
        </Button>
        <Button size="xs" variant="outline" onClick={onRemove}>
          Take out<Box srOnly>{name}</Box>
        </Button>
      </Flex>
    </Box>
  )
}

interface AddPieceProps {
  box: PhoneOrderBox
  pieces: Pieces
  onAdd: (productId: string, quantity: number) => void
}

function AddPiece({ box: { rules, pieces: all }, pieces, onAdd }: AddPieceProps) {
  const [chosen, setChosen] = useState('')
  const others = all.filter(({ productId: id }) =>
    pieces.every(({ productId }) => productId !== id),
  )
  const piece = others.find(({ productId }) => productId === chosen) ?? others[0]
  const flavorsLeft = rules.flavors - pieces.length
  if (!piece || flavorsLeft <= 0) return null
  const left = rules.maximum - countOf(pieces)
  const steps = Math.max(1, Math.floor(left / flavorsLeft / rules.increment))
  // the last one fills the box
  const count = flavorsLeft === 1 && left > 0 ? left : steps * rules.increment
  return (
    <Flex gap="2" align="flex-end">
      <Choice
        label="Another piece"
        value={piece.productId}
        options={others.map(({ productId, name, available }) => [
          productId,
          available > 0 ? `${name} (${available} in stock)` : `${name} (out of stock)`,
        ])}
        onChange={setChosen}
      />
      <Button variant="outline" flexShrink={0} onClick={() => onAdd(piece.productId, count)}>
        Put in
      </Button>
    </Flex>
  )
}
