import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficePrice, OfficePriceBook, OfficeProduct } from '@contracts/merchandise'
import { decimalsInWords, parseAmount, toAmountText } from '@rules/money-text'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { toInputValue, toMoment } from '../parts/moment-input.rules'
import { isBackwards, PeriodFields } from '../parts/period-fields'
import { toPriceKey } from './price-words'

interface SchedulePriceDialogProps {
  product: OfficeProduct
  book: OfficePriceBook
  /** The scheduled price to change; absent for a new one. */
  price?: OfficePrice
  onClose: () => void
}

const QUANTITY = /^[1-9]\d{0,5}$/

export function SchedulePriceDialog({ product, book, price, onClose }: SchedulePriceDialogProps) {
  const [amount, setAmount] = useState(price ? toAmountText(price.amountMinor, book.currency) : '')
  const [quantity, setQuantity] = useState(String(price?.minQuantity ?? 1))
  const [period, setPeriod] = useState({
    startsAt: toInputValue(price?.from ?? ''),
    endsAt: toInputValue(price?.until ?? ''),
  })
  const isAmount = (parseAmount(amount, book.currency) ?? 0) > 0
  const isQuantity = QUANTITY.test(quantity.trim())
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
        <Field.Root required invalid={amount !== '' && !isAmount}>
          <Field.Label>Price of one piece, in {book.currency}</Field.Label>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <Field.ErrorText>
            An amount above 0 with {decimalsInWords(book.currency)}, such as{' '}
            {toAmountText(1250, book.currency)}.
          </Field.ErrorText>
        </Field.Root>
        {!price && (
          <Field.Root required invalid={!isQuantity}>
            <Field.Label>From a quantity of</Field.Label>
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={quantity}
              onChange={({ target }) => setQuantity(target.value)}
            />
            <Field.ErrorText>A whole number from 1 to 999999.</Field.ErrorText>
          </Field.Root>
        )}
        <PeriodFields draft={period} isStartRequired={price !== undefined} onChange={setPeriod} />
      </Stack>
    </FormDialog>
  )
}
