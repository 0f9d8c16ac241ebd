import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficePrice, OfficePriceBook, OfficeProduct } from '@contracts/merchandise'
import { decimalsInWords, parseAmount, toAmountText } from '@rules/money-text'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'

interface PriceDialogProps {
  product: OfficeProduct
  book: OfficePriceBook
  /** Absent if the price book has no price for the product yet. */
  price?: OfficePrice
  onClose: () => void
}

export function PriceDialog({ product, book, price, onClose }: PriceDialogProps) {
  const [amount, setAmount] = useState(price ? toAmountText(price.amountMinor, book.currency) : '')
  const isAmount = (parseAmount(amount, book.currency) ?? 0) > 0
  const change = useMutation({
    mutationFn: () =>
      merchandiseApi.changePrice(product.id, {
        bookId: book.id,
        minQuantity: price?.minQuantity ?? 1,
        amount: amount.trim(),
        ...(price && { begin: price.begin, expectedMinor: price.amountMinor }),
      }),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={`${product.name}: price in ${book.name}`}
      action="Save"
      isBusy={change.isLoading}
      isIncomplete={!isAmount}
      error={change.error}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <Field.Root required invalid={amount !== '' && !isAmount}>
        <Field.Label>Price of one piece, in {book.currency}</Field.Label>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Field.HelperText>The shop shows it at once.</Field.HelperText>
        <Field.ErrorText>
          An amount above 0 with {decimalsInWords(book.currency)}, such as{' '}
          {toAmountText(1250, book.currency)}.
        </Field.ErrorText>
      </Field.Root>
    </FormDialog>
  )
}
