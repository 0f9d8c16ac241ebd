import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { decimalsOf, toMinorUnits } from '@rules/currency'
import { explainAmount, toAmountText } from '@rules/money-text'
import type { OfficeOrder } from '@contracts/order'
import { REFUND_REASON_LENGTH, type OfficeRefundRequest } from '@contracts/order-requests'
import { costOfPieces } from '@rules/refund-cost'
import { salesApi } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { formatMoney } from '@rules/office-money'
import { AmountField } from '../parts/number-fields'
import { Option } from '../parts/option'
import { TextField } from '../parts/text-field'
import { helpOf, linesOf, PieceFields, usePieces } from './piece-fields'
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
  const pieces = useRefundedPieces(order)
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
        <PieceFields title="Items" pieces={pieces} />
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

/** What a refund can take, and what the chosen pieces cost. */
function useRefundedPieces({ currency, shipments }: OfficeOrder) {
  const lines = linesOf(shipments).filter(({ item }) => !item.isBonus)
  const pieces = usePieces(
    lines.map(({ item, whom }) => {
      const { heldQuantity = 0 } = item
      const most = item.quantity - item.refundedQuantity - heldQuantity
      const rest = heldQuantity > 0 ? `; ${heldQuantity} more by the claim or return` : ''
      return { item, most, help: helpOf(whom, `Of ${most} that can be refunded${rest}`) }
    }),
  )
  const costMinor = pieces.offered.reduce((sum, { quantity: wanted = 0, item }) => {
    const { cost, quantity, refundedQuantity, perBox, refundedBoxPieces } = item
    const line = {
      costMinor: toMinorUnits(cost, currency),
      ordered: quantity,
      refunded: refundedQuantity,
      ...(perBox !== undefined && { perBox }),
      ...(refundedBoxPieces !== undefined && { boxPieces: refundedBoxPieces }),
    }
    return sum + costOfPieces(line, wanted)
  }, 0)
  return { ...pieces, costMinor }
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
