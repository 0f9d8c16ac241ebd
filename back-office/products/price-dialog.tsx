import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficePrice, OfficePriceBook, OfficeProduct } from '@contracts/merchandise'
import { explainAmount, toAmountText } from '@rules/money-text'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { AmountField } from '../parts/number-fields'

interface PriceDialogProps {
  product: OfficeProduct
  book: OfficePriceBook
  /** Absent if the price book has no price for the product yet. */
  price?: OfficePrice
  onClose: () => void
}

export function PriceDialog({ product, book, price, onClose }: PriceDialogProps) {
  const [amount, setAmount] = useState(price ? toAmountText(price.amountMinor, book.currency) : '')
  const isAmount = explainAmount(amount, book.currency) === undefined
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
      <AmountField
        label={`Price of one piece, in ${book.currency}`}
        currency={book.currency}
        value={amount}
        onChange={setAmount}
        help="The shop shows it at once."
      />
    </FormDialog>
  )
}
