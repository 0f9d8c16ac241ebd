import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficePrice, OfficePriceBook, OfficeProduct } from '@contracts/merchandise'
import { explainAmount, explainWhole, toAmountText } from '@rules/money-text'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { toInputValue, toMoment } from '../parts/moment-input.rules'
import { AmountField, WholeField } from '../parts/number-fields'
import { isBackwards, PeriodFields } from '../parts/period-fields'
import { toPriceKey } from './price-words'

interface SchedulePriceDialogProps {
  product: OfficeProduct
  book: OfficePriceBook
  /** The scheduled price to change; absent for a new one. */
  price?: OfficePrice
  onClose: () => void
}

const QUANTITY = { min: 1, max: 999_999 }

export function SchedulePriceDialog({ product, book, price, onClose }: SchedulePriceDialogProps) {
  const [amount, setAmount] = useState(price ? toAmountText(price.amountMinor, book.currency) : '')
  const [quantity, setQuantity] = useState(String(price?.minQuantity ?? 1))
  const [period, setPeriod] = useState({
    startsAt: toInputValue(price?.from ?? ''),
    endsAt: toInputValue(price?.until ?? ''),
  })
  const isAmount = explainAmount(amount, book.currency) === undefined
  const isQuantity = explainWhole(quantity, QUANTITY) === undefined
  const save = useMutation({
    mutationFn: () => {
      const given = {
        amount: amount.trim(),
        ...(period.startsAt !== '' && { from: toMoment(period.startsAt) }),
        ...(period.endsAt !== '' && { until: toMoment(period.endsAt) }),
      }
      return price
        ? merchandiseApi.changeScheduledPrice(product.id, { ...toPriceKey(book, price), ...given })
        : merchandiseApi.schedulePrice(product.id, {
            bookId: book.id,
            minQuantity: Number(quantity),
            ...given,
          })
    },
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={`${product.name}: ${price ? 'scheduled price' : 'schedule a price'} in ${book.name}`}
      action={price ? 'Save' : 'Schedule'}
      isBusy={save.isLoading}
      isIncomplete={!isAmount || !isQuantity || isBackwards(period)}
      error={save.error}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Stack gap="4">
        <Box fontSize="sm" color="fg.muted">
          Where prices overlap, the one that started last applies. After its end, the price from
          before applies again.
        </Box>
        <AmountField
          label={`Price of one piece, in ${book.currency}`}
          currency={book.currency}
          value={amount}
          onChange={setAmount}
        />
        {!price && (
          <WholeField
            {...QUANTITY}
            label="From a quantity of"
            value={quantity}
            onChange={setQuantity}
          />
        )}
        <PeriodFields draft={period} isStartRequired={price !== undefined} onChange={setPeriod} />
      </Stack>
    </FormDialog>
  )
}
