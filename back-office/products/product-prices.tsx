import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import type { OfficePrice, OfficePriceBook, OfficeProduct } from '@domain/merchandise-wire'
import { formatMoment } from '../parts/moment-text'
import { formatMinor } from '../parts/money'
import { SectionBox } from '../parts/section-box'

interface ProductPricesProps {
  product: OfficeProduct
  /** Absent: may only look. Without a price one is added. */
  onChange?: (book: OfficePriceBook, price?: OfficePrice) => void
}

/** What a product costs, by price book. */
export function ProductPrices({ product, onChange }: ProductPricesProps) {
  return (
    <SectionBox title="Prices">
      <Stack as="ul" gap="3" listStyleType="none">
        {product.priceBooks.map((book) => (
          <Box as="li" key={book.id} borderTopWidth="1px" paddingTop="3">
            <Box fontWeight="medium">{book.name}</Box>
            <Box fontSize="xs" color="fg.muted">
              {book.id}
              {book.sites.length > 0 && `, sold by ${book.sites.join(', ')}`}
            </Box>
            <BookPrices book={book} onChange={onChange} />
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}

function BookPrices({
  book,
  onChange,
}: Pick<ProductPricesProps, 'onChange'> & { book: OfficePriceBook }) {
  if (book.prices.length === 0) {
    return (
      <Row
        text={
          book.inherited.length > 0
            ? `${book.inherited.map((price) => toText(price, book)).join('; ')}, from its master`
            : 'No price'
        }
        action={onChange && { name: 'Add a price', about: book.name, run: () => onChange(book) }}
      />
    )
  }
  return (
    <>
      {book.prices.map((price) => (
        <Row
          key={`${price.minQuantity} ${price.begin}`}
          text={toText(price, book)}
          action={
            onChange && {
              name: 'Change',
              about: `the price in ${book.name}`,
              run: () => onChange(book, price),
            }
          }
        />
      ))}
    </>
  )
}

interface RowProps {
  text: string
  action?: { name: string; about: string; run: () => void }
}

function Row({ text, action }: RowProps) {
  return (
    <Flex justify="space-between" align="center" gap="3" marginTop="1.5" minHeight="8">
      <Box>{text}</Box>
      {action && (
        <Button size="xs" variant="outline" flexShrink={0} onClick={action.run}>
          {action.name}
          <Box srOnly>{action.about}</Box>
        </Button>
      )}
    </Flex>
  )
}

function toText(price: OfficePrice, { currency }: OfficePriceBook): string {
  return [
    formatMinor(price.amountMinor, currency),
    ...(price.minQuantity > 1 ? [`from ${price.minQuantity} pieces`] : []),
    ...(price.from ? [`from ${formatMoment(price.from)}`] : []),
    ...(price.until ? [`until ${formatMoment(price.until)}`] : []),
  ].join(' ')
}
