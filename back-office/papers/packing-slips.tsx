import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { PaperItem, PaperParcel } from '@contracts/papers'
import { PaperStyle, Sheet } from '../parts/paper'
import { keyOf, toParcelName, type Prices } from './paper-choices'
import { dateInWords, dayInWords, paperLanguage, paperWords, priceInWords } from './paper-words'
import { PrintedBefore } from './printed-before'

interface PackingSlipsProps {
  parcels: readonly PaperParcel[]
  prices: Prices
}

export function PackingSlips({ parcels, prices }: PackingSlipsProps) {
  return (
    <>
      <PaperStyle />
      {parcels.map((parcel) => (
        <Sheet key={keyOf(parcel)} label={`Packing slip: ${toParcelName(parcel)}`}>
          <PrintedBefore parcel={parcel} kind="slip" />
          <Slip
            parcel={parcel}
            hasPrices={prices === 'always' || (prices === 'unless-gift' && !parcel.isGift)}
          />
        </Sheet>
      ))}
    </>
  )
}

function Slip({ parcel, hasPrices }: { parcel: PaperParcel; hasPrices: boolean }) {
  const { siteName, orderNo, place, count, address, customerName, placedAt } = parcel
  const { method, leavesOn, items, currency, locale } = parcel
  const words = paperWords(locale)
  const [recipient, ...lines] = address
  return (
    <Box lang={paperLanguage(locale)}>
      <Flex
        justify="space-between"
        align="baseline"
        wrap="wrap"
        gap="4"
        paddingBottom="4"
        borderBottomWidth="1px"
        borderColor="fg"
      >
        <Box fontFamily="heading" fontSize="3xl" lineHeight="1.1">
          {siteName}
        </Box>
        <Box textTransform="uppercase" letterSpacing="wider" fontSize="xs" fontWeight="medium">
          {words.packingSlip}
        </Box>
      </Flex>
      <Flex justify="space-between" wrap="wrap" gap="6" paddingBlock="6" fontSize="sm">
        <Box minWidth="50%" overflowWrap="anywhere">
          <Label>{words.shipTo}</Label>
          <Box fontSize="lg" fontWeight="medium" lineHeight="1.4" dir="auto">
            {recipient}
          </Box>
          {lines.map((line) => (
            <Box key={line} dir="auto">
              {line}
            </Box>
          ))}
        </Box>
        <Facts>
          <Label>{words.order}</Label>
          <Box fontSize="lg" fontWeight="medium" lineHeight="1.4">
            {orderNo}
          </Box>
          {count > 1 && <Box>{words.parcel(place, count)}</Box>}
          {customerName && customerName !== recipient && (
            <Box dir="auto">{words.from(customerName)}</Box>
          )}
          <Box>
            {words.ordered} {dateInWords(placedAt, locale)}
          </Box>
          {method && <Box>{method}</Box>}
          {leavesOn && (
            <Box>
              {words.leaves} {dayInWords(leavesOn, locale)}
            </Box>
          )}
        </Facts>
      </Flex>
      <Items items={items} locale={locale} currency={hasPrices ? currency : undefined} />
    </Box>
  )
}

const Facts = chakra('div', { base: { overflowWrap: 'anywhere', maxWidth: '18rem' } })

const Label = chakra('div', {
  base: { color: 'fg.muted', fontSize: 'xs', marginBottom: '1' },
})

const Table = chakra('table', { base: { width: '100%', borderCollapse: 'collapse' } })
const Head = chakra('th', {
  base: {
    textAlign: 'start',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '1px',
    borderColor: 'fg',
    paddingBlock: '2',
    paddingInlineEnd: '4',
  },
})
const Cell = chakra('td', {
  base: {
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    paddingBlock: '3',
    paddingInlineEnd: '4',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
})

interface ItemsProps {
  items: readonly PaperItem[]
  locale: string
  /** Only with prices. */
  currency?: string
}

function Items({ items, currency, locale }: ItemsProps) {
  const words = paperWords(locale)
  const total = items.reduce((sum, { price }) => sum + price, 0)
  return (
    <Table>
      <thead>
        <tr>
          <Head width="12">{words.quantity}</Head>
          <Head>{words.item}</Head>
          {currency !== undefined && (
            <Head textAlign="end" paddingInlineEnd="0">
              {words.price}
            </Head>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.itemId}>
            <Cell fontSize="md" fontWeight="medium">
              {item.quantity}
            </Cell>
            <Cell>
              <Box fontSize="md" fontWeight="medium">
                {item.name}
              </Box>
              <Box color="fg.muted" fontSize="xs">
                {[item.productId, ...item.options].join(' · ')}
              </Box>
              <Contents item={item} locale={locale} />
            </Cell>
            {currency !== undefined && (
              <Cell textAlign="end" whiteSpace="nowrap" paddingInlineEnd="0">
                {priceInWords(item.price, currency, locale)}
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
      {currency !== undefined && items.length > 1 && (
        <tfoot>
          <tr>
            <Cell colSpan={2} borderBottomWidth="0">
              {words.total}
            </Cell>
            <Cell borderBottomWidth="0" textAlign="end" fontWeight="medium" paddingInlineEnd="0">
              {priceInWords(total, currency, locale)}
            </Cell>
          </tr>
        </tfoot>
      )}
    </Table>
  )
}

function Contents({ item: { box, parts }, locale }: { item: PaperItem; locale: string }) {
  const words = paperWords(locale)
  const inEach = box?.pieces ?? parts
  if (!inEach) return null
  return (
    <Box fontSize="xs" marginTop="2">
      <Box color="fg.muted">{box ? words.inEachBox(box.name) : words.inEach}</Box>
      <Box as="ul" listStyleType="none" columns={2} columnGap="6">
        {inEach.map((piece) => (
          <li key={piece}>{piece}</li>
        ))}
      </Box>
    </Box>
  )
}
