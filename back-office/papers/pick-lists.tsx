import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import type { PaperItem, PaperParcel } from '@contracts/papers'
import { formatDay } from '@rules/moment-text'
import { PaperStyle, Sheet } from '../parts/paper'
import { keyOf, toParcelName } from './paper-choices'
import { sumPieces, sumProducts, toBatches, type Batch } from './pick-lists.rules'
import { hasMessage } from './printed-parcels.rules'
import { PrintedBefore } from './printed-before'

export const BATCHES = [
  ['', 'All of a day'],
  ['10', '10'],
  ['20', '20'],
  ['40', '40'],
] as const

interface PickListsProps {
  parcels: readonly PaperParcel[]
  /** The parcels on one list; 0 for all of a day. */
  size: number
}

/** One list for each batch: what to fetch, and what goes into which parcel. */
export function PickLists({ parcels, size }: PickListsProps) {
  return (
    <>
      <PaperStyle />
      {toBatches(parcels, size).map((batch) => (
        <PickSheet key={`${batch.leavesOn} ${batch.number}`} batch={batch} />
      ))}
    </>
  )
}

function PickSheet({ batch }: { batch: Batch }) {
  const { leavesOn, number, count, parcels } = batch
  const day = leavesOn === '' ? 'As soon as possible' : formatDay(leavesOn, 'long weekday')
  const title = count > 1 ? `${day}, list ${number} of ${count}` : day
  const products = sumProducts(parcels)
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Sheet label={`Pick list: ${title}`}>
      <Flex
        justify="space-between"
        align="baseline"
        wrap="wrap"
        gap="2"
        borderBottomWidth="1px"
        borderColor="fg"
        paddingBottom="3"
      >
        <Heading as="h2" fontFamily="heading" fontWeight="normal" size="2xl">
          {title}
        </Heading>
        <Box fontSize="sm" color="fg.muted">
          {parcels.length === 1 ? '1 parcel' : `${parcels.length} parcels`},{' '}
          {pieces === 1 ? '1 item' : `${pieces} items`}
        </Box>
      </Flex>
      <Heading as="h3" size="sm" marginTop="5" marginBottom="1">
        To fetch
      </Heading>
      <Box as="ul" listStyleType="none">
        {products.map(({ key, quantity, item }) => (
          <Line key={key} quantity={quantity} item={item} />
        ))}
      </Box>
      <Pieces parcels={parcels} />
      <Heading as="h3" size="sm" marginTop="6" marginBottom="2">
        To pack
      </Heading>
      <Box as="ol" listStyleType="none">
        {parcels.map((parcel) => (
          <Parcel key={keyOf(parcel)} parcel={parcel} />
        ))}
      </Box>
    </Sheet>
  )
}

/** How many of each piece the filled boxes of the list need together. */
function Pieces({ parcels }: { parcels: readonly PaperParcel[] }) {
  const pieces = sumPieces(parcels)
  if (pieces.length === 0) return null
  return (
    <>
      <Heading as="h3" size="sm" marginTop="5" marginBottom="1">
        Pieces for the boxes
      </Heading>
      <Box as="ul" listStyleType="none" columns={{ base: 1, sm: 2 }} columnGap="8">
        {pieces.map(({ name, quantity }) => (
          <Flex as="li" key={name} gap="3" paddingBlock="1" fontSize="sm" breakInside="avoid">
            <Tick isSmall />
            <Box
              minWidth="8"
              textAlign="end"
              fontWeight="medium"
              fontVariantNumeric="tabular-nums"
            >{`${quantity} ×`}</Box>
            <Box minWidth="0" overflowWrap="anywhere">
              {name}
            </Box>
          </Flex>
        ))}
      </Box>
    </>
  )
}

function Parcel({ parcel }: { parcel: PaperParcel }) {
  const { address, method, items } = parcel
  return (
    <Box as="li" borderTopWidth="1px" borderColor="fg" paddingBlock="3" breakInside="avoid">
      <PrintedBefore parcel={parcel} kind="pick-list" />
      <Flex justify="space-between" wrap="wrap" columnGap="4" marginBottom="1">
        <Box fontWeight="medium">{toParcelName(parcel)}</Box>
        <Box fontSize="sm" dir="auto">
          {[address[0], method].filter(Boolean).join(' · ')}
        </Box>
      </Flex>
      <Box as="ul" listStyleType="none">
        {items.map((item) => (
          <Line key={item.itemId} quantity={item.quantity} item={item} hasContents />
        ))}
      </Box>
      {hasMessage(parcel) && <Badge marginTop="1">Card with a message</Badge>}
    </Box>
  )
}

interface LineProps {
  quantity: number
  item: PaperItem
  hasContents?: boolean
}

function Line({ quantity, item, hasContents }: LineProps) {
  const { name, productId, options, box, parts } = item
  return (
    <Flex as="li" gap="3" paddingBlock="1.5" fontSize="sm" align="flex-start">
      <Tick />
      <Box
        minWidth="8"
        textAlign="end"
        fontWeight="medium"
        fontVariantNumeric="tabular-nums"
      >{`${quantity} ×`}</Box>
      <Box minWidth="0" overflowWrap="anywhere">
        {name}{' '}
        <Box as="span" color="fg.muted" fontSize="xs">
          {[productId, ...options].join(' · ')}
        </Box>
        {parts && <Contents title="In each" texts={parts} />}
        {hasContents && box && <Filling box={box} />}
      </Box>
    </Flex>
  )
}

/** Of a box its rows from the top left if the places are known, otherwise its pieces. */
function Filling({ box }: { box: NonNullable<PaperItem['box']> }) {
  const { name, rows, pieces } = box
  const how = rows ? 'In each box, from the top left' : 'In each box'
  return (
    <Contents
      title={name ? `“${name}”. ${how}` : how}
      texts={rows?.map((text, index) => `Row ${index + 1}: ${text}`) ?? pieces}
    />
  )
}

function Contents({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <Box marginTop="1">
      <Box color="fg.muted" fontSize="xs">
        {title}
      </Box>
      <Box as="ul" listStyleType="none">
        {texts.map((text, index) => (
          <Flex as="li" key={`${index} ${text}`} gap="2" align="flex-start" paddingBlock="0.5">
            <Tick isSmall />
            <span>{text}</span>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}

/** A square to tick with a pen. */
function Tick({ isSmall }: { isSmall?: boolean }) {
  const size = isSmall ? '3' : '4'
  return (
    <Box
      aria-hidden
      flexShrink={0}
      width={size}
      height={size}
      marginTop="1"
      borderWidth="1px"
      borderColor="fg"
      borderRadius="2px"
    />
  )
}
