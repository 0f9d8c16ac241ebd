import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Fieldset } from '@chakra-ui/react/fieldset'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { decimalsOf, toMinorUnits } from '@rules/currency'
import { explainAmount, parseNumber, toAmountText } from '@rules/money-text'
import type { OfficeOrder } from '@contracts/order'
import { REFUND_REASON_LENGTH, type OfficeRefundRequest } from '@contracts/order-requests'
import { costOfPieces } from '@rules/refund-cost'
import { salesApi } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { formatMoney } from '@rules/office-money'
import { AmountField, WholeField } from '../parts/number-fields'
import { Option } from '../parts/option'
import { TextField } from '../parts/text-field'
import { GiftCardChoice, sumOf, useGiftCards } from './refund-gift-cards'
import { useOrderAction } from './use-order-actions'

interface RefundDialogProps {
  order: OfficeOrder
  onClose: () => void
}

export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { orderNo, currency } = order
  // the engine refuses this refund if the order was changed after the dialog opened
  const [{ refunded: expectedRefunded, revision }] = useState(order)
  const pieces = usePieces(order)
  const [amount, setAmount] = useState('')
  const cards = useGiftCards(order)
  const chosen = [...pieces.chosen, ...cards.chosen.map(({ itemId }) => ({ itemId, quantity: 1 }))]
  const refund = useOrderAction(
    orderNo,
    (request: OfficeRefundRequest) => salesApi.refundOrder(orderNo, request),
    onClose,
  )
  const most = cards.mostWith(cards.chosen)
  const left = formatMoney(most, currency)
  const costMinor = pieces.costMinor + toMinorUnits(sumOf(cards.chosen, 'left'), currency)
  return (
    <FormDialog
      title={`Refund order ${orderNo}`}
      action="Refund"
      isBusy={refund.isLoading}
      error={refund.error}
      isIncomplete={
        amount === '' ? chosen.length === 0 : explainAmount(amount, currency) !== undefined
      }
      onSubmit={(form) =>
        refund.mutate({
          items: chosen,
          ...(amount !== '' && { amount: Number(amount) }),
          reason: form.get('reason') ?? '',
          restock: form.has('restock'),
          byHand: form.has('byHand'),
          ...{ expectedRefunded, revision },
        })
      }
      onClose={onClose}
    >
      <Stack gap="5">
        <PieceFields pieces={pieces} />
        <GiftCardChoice cards={cards} currency={currency} />
        <AmountField
          label={`Amount in ${currency}`}
          currency={currency}
          isOptional
          placeholder={chosen.length > 0 ? toAmountText(costMinor, currency) : undefined}
          value={amount}
          onChange={setAmount}
          help={
            pieces.offered.length + cards.offered.length > 0
              ? `Leave empty to refund what the items cost, with discounts and tax. At most ${left}.`
              : `At most ${left}.`
          }
        />
        <Button
          size="xs"
          variant="outline"
          alignSelf="flex-start"
          marginTop="-3"
          onClick={() => {
            cards.choose(cards.offered.map(({ itemId }) => itemId))
            setAmount(cards.mostWith(cards.offered).toFixed(decimalsOf(currency)))
          }}
        >
          All that is left
        </Button>
        <TextField label="Reason" name="reason" required maxLength={REFUND_REASON_LENGTH} />
        <Options hasPieces={pieces.chosen.length > 0} />
        <Box fontSize="sm" color="fg.muted">
          Cards and wallets are refunded first, then gift cards, then other payments. The buyer is
          notified by e-mail.
        </Box>
      </Stack>
    </FormDialog>
  )
}

/** How many pieces of which items are refunded. */
function usePieces({ currency, shipments }: OfficeOrder) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const offered = shipments
    .flatMap((shipment) => shipment.items)
    .map(({ heldQuantity = 0, ...item }) => ({
      ...{ ...item, heldQuantity },
      left: item.quantity - item.refundedQuantity - heldQuantity,
    }))
    .filter(({ left, isBonus }) => left > 0 && !isBonus)
    .map((item) => {
      const text = typed[item.itemId] ?? ''
      const limits = { isWhole: true, minimum: 0, maximum: item.left }
      return { ...item, text, wanted: parseNumber(text, limits) ?? 0 }
    })
  const chosen = offered.flatMap(({ itemId, wanted: quantity }) =>
    quantity > 0 ? [{ itemId, quantity }] : [],
  )
  const costMinor = offered.reduce((sum, { wanted, cost, quantity, refundedQuantity, ...item }) => {
    const line = {
      costMinor: toMinorUnits(cost, currency),
      ordered: quantity,
      refunded: refundedQuantity,
      ...(item.perBox !== undefined && { perBox: item.perBox }),
      ...(item.refundedBoxPieces !== undefined && { boxPieces: item.refundedBoxPieces }),
    }
    return sum + costOfPieces(line, wanted)
  }, 0)
  return {
    offered,
    type: (itemId: string, text: string) => setTyped({ ...typed, [itemId]: text }),
    chosen,
    costMinor,
  }
}

function PieceFields({ pieces }: { pieces: ReturnType<typeof usePieces> }) {
  const { offered, type } = pieces
  if (offered.length === 0) return null
  return (
    <Fieldset.Root>
      <Fieldset.Legend>Items</Fieldset.Legend>
      <Stack gap="3" marginTop="2">
        {offered.map(({ itemId, name, left, text, heldQuantity }) => (
          <WholeField
            key={itemId}
            label={name}
            help={
              heldQuantity > 0
                ? `Of ${left} that can be refunded; ${heldQuantity} more by the claim or return`
                : `Of ${left} that can be refunded`
            }
            placeholder="0"
            isOptional
            min={0}
            max={left}
            value={text}
            onChange={(next) => type(itemId, next)}
          />
        ))}
      </Stack>
    </Fieldset.Root>
  )
}

function Options({ hasPieces }: { hasPieces: boolean }) {
  return (
    <Stack gap="3">
      <Option
        name="restock"
        label="Put the items back into stock"
        help="For a box that was filled by hand, only the box itself."
        isDisabled={!hasPieces}
      />
      <Option
        name="byHand"
        label="I pay it out in another way"
        help="The card gateway is not called, and gift cards are not changed."
      />
    </Stack>
  )
}
