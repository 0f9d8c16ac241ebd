import { Box } from '@chakra-ui/react/box'
import { useMutation } from '@tanstack/react-query'
import type { OfficePrice, OfficePriceBook, OfficeProduct } from '@contracts/merchandise'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { toPeriodText, toPriceKey, toPriceText } from './price-words'

interface EndPriceDialogProps {
  product: OfficeProduct
  book: OfficePriceBook
  price: OfficePrice
  onClose: () => void
}

export function EndPriceDialog({ product, book, price, onClose }: EndPriceDialogProps) {
  const isRemoval = price.state === 'scheduled'
  const end = useMutation({
    mutationFn: () =>
      isRemoval
        ? merchandiseApi.removeScheduledPrice(product.id, toPriceKey(book, price))
        : merchandiseApi.endPrice(product.id, toPriceKey(book, price)),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={isRemoval ? 'Remove the scheduled price?' : 'End the price now?'}
      action={isRemoval ? 'Remove' : 'End now'}
      isDangerous
      isBusy={end.isLoading}
      error={end.error}
      onSubmit={() => end.mutate()}
      onClose={onClose}
    >
      <Box>
        {product.name}, {book.name}: {toPriceText(price, book)} {toPeriodText(price)}.
      </Box>
      {!isRemoval && <Box marginTop="2">{whatFollows(book, price)}</Box>}
    </FormDialog>
  )
}

function whatFollows(book: OfficePriceBook, price: OfficePrice): string {
  if (price.state === 'replaced') return 'A price that started later continues to apply.'
  const next = book.prices
    .filter(({ state, minQuantity }) => state === 'replaced' && minQuantity === price.minQuantity)
    .at(-1)
  return next
    ? `The price from before applies again: ${toPriceText(next, book)}.`
    : 'This book has no earlier price for this quantity.'
}
