import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import type { OfficePrice, OfficePriceBook, OfficeProduct } from '@contracts/merchandise'
import { SectionBox } from '../parts/section-box'
import { toPeriodText, toPriceText } from './price-words'

export interface PriceActions {
  /** If no price is given, a first price is added. */
  change: (book: OfficePriceBook, price?: OfficePrice) => void
  /** If no price is given, a new price is scheduled. */
  schedule: (book: OfficePriceBook, price?: OfficePrice) => void
  /** Ends a price that has begun, or removes one that has not. */
  end: (book: OfficePriceBook, price: OfficePrice) => void
}

interface ProductPricesProps {
  product: OfficeProduct
  /** Absent if the operator may not change prices. */
  actions?: PriceActions
}

export function ProductPrices({ product, actions }: ProductPricesProps) {
  return (
    <SectionBox title="Prices">
      <Stack as="ul" gap="3" listStyleType="none">
        {sitesFirst(product.priceBooks).map((book) => (
          <Box as="li" key={book.id} borderTopWidth="1px" paddingTop="3">
            <Flex justify="space-between" align="flex-start" gap="3">
              <Box minWidth="0">
                <Box fontWeight="medium">{book.name}</Box>
                <Box fontSize="xs" color="fg.muted">
                  {book.id}
                  {book.sites.length > 0 && `, sold by ${book.sites.join(', ')}`}
                </Box>
              </Box>
              {actions && (
                <Button
                  size="xs"
                  variant="ghost"
                  flexShrink={0}
                  onClick={() => actions.schedule(book)}
                >
                  Schedule a price
                  <Box srOnly>in {book.name}</Box>
                </Button>
              )}
            </Flex>
            <BookPrices book={book} actions={actions} />
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}

/** What shoppers pay now stands above price books that no site uses. */
const sitesFirst = (books: readonly OfficePriceBook[]) =>
  [...books].sort((one, other) => Number(other.sites.length > 0) - Number(one.sites.length > 0))

interface BookPricesProps extends Pick<ProductPricesProps, 'actions'> {
  book: OfficePriceBook
}

function BookPrices({ book, actions }: BookPricesProps) {
  const ended = book.prices.filter(({ state }) => state === 'ended')
  const others = book.prices.filter(({ state }) => state !== 'ended')
  return (
    <>
      {others.length === 0 && (
        <Row
          buttons={actions && [{ name: 'Add a price', run: () => actions.change(book) }]}
          book={book}
        >
          {book.inherited.length > 0 ? `${inheritedText(book)}, from its master` : 'No price'}
        </Row>
      )}
      {others.map((price) => (
        <Row
          key={`${price.minQuantity} ${price.begin}`}
          book={book}
          price={price}
          buttons={actions && listButtons(actions, book, price)}
        >
          <PriceWords book={book} price={price} />
        </Row>
      ))}
      {ended.length > 0 && (
        <Box as="details" marginTop="3" fontSize="sm" color="fg.muted">
          <Box as="summary" cursor="pointer" minHeight="6">
            {ended.length === 1 ? '1 ended price' : `${ended.length} ended prices`}
            <Box srOnly>in {book.name}</Box>
          </Box>
          <Stack as="ul" gap="1" listStyleType="none" marginTop="1">
            {ended.map((price) => (
              <li key={`${price.minQuantity} ${price.begin}`}>
                {toPriceText(price, book)} {toPeriodText(price)}
              </li>
            ))}
          </Stack>
        </Box>
      )}
    </>
  )
}

const inheritedText = (book: OfficePriceBook): string =>
  book.inherited
    .filter(({ state }) => state !== 'ended')
    .map((price) => `${toPriceText(price, book)} ${toPeriodText(price)}`.trim())
    .join('; ')

const STATES = {
  current: { color: 'green', text: 'In force' },
  replaced: { color: 'gray', text: 'Replaced' },
  scheduled: { color: 'blue', text: 'Scheduled' },
  ended: { color: 'gray', text: 'Ended' },
} as const

function PriceWords({ book, price }: { book: OfficePriceBook; price: OfficePrice }) {
  const { color, text } = STATES[price.state]
  const period = toPeriodText(price)
  return (
    <>
      <Flex gap="2" wrap="wrap" align="center">
        {toPriceText(price, book)}
        <Badge colorPalette={color}>{text}</Badge>
      </Flex>
      {period !== '' && (
        <Box fontSize="sm" color="fg.muted">
          {period}
        </Box>
      )}
    </>
  )
}

interface RowButton {
  name: string
  run: () => void
}

function listButtons(
  actions: PriceActions,
  book: OfficePriceBook,
  price: OfficePrice,
): RowButton[] {
  if (price.state === 'scheduled') {
    return [
      { name: 'Change', run: () => actions.schedule(book, price) },
      { name: 'Remove', run: () => actions.end(book, price) },
    ]
  }
  return [
    { name: 'Change', run: () => actions.change(book, price) },
    ...(price.from ? [{ name: 'End now', run: () => actions.end(book, price) }] : []),
  ]
}

interface RowProps {
  book: OfficePriceBook
  price?: OfficePrice
  buttons?: readonly RowButton[]
  children: ReactNode
}

function Row({ book, price, buttons = [], children }: RowProps) {
  const about = price
    ? `the price of ${toPriceText(price, book)} ${toPeriodText(price)} in ${book.name}`
    : `in ${book.name}`
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginTop="1.5" minHeight="8">
      <Box minWidth="0">{children}</Box>
      <Flex gap="2" flexShrink={0}>
        {buttons.map(({ name, run }) => (
          <Button key={name} size="xs" variant="outline" onClick={run}>
            {name}
            <Box srOnly>{about}</Box>
          </Button>
        ))}
      </Flex>
    </Flex>
  )
}
