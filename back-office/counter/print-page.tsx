import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { CounterOrder, CounterShortage } from '@contracts/counter'
import { counterApi } from '../api/counter-api'
import { formatMoment } from '../parts/moment-text'
import { PageBody } from '../parts/page-body'
import { OffPaper, PaperStyle, Sheet, usePrint } from '../parts/paper'
import { NothingFound, QueryState } from '../parts/query-state'
import { TextLink } from '../parts/text-link'

const AT_ONCE = 6

/** Reads what a shop has to prepare, those first that are due first. */
async function loadPickups(shopId: string): Promise<CounterOrder[]> {
  const { pickups } = await counterApi.listPickups(shopId, '')
  const open = pickups.filter(({ state }) => state === 'placed' || state === 'preparing')
  const loaded: CounterOrder[] = []
  for (let from = 0; from < open.length; from += AT_ONCE) {
    const some = open.slice(from, from + AT_ONCE)
    loaded.push(...(await Promise.all(some.map((one) => counterApi.getPickup({ ...one, shopId })))))
  }
  return loaded
}

/** The pick list of a shop on paper: what is in each pickup, to tick with a pen. */
export default function PrintPage() {
  const { shopId } = useParams<{ shopId: string }>()
  const query = useQuery({
    queryKey: ['counter', shopId, 'pick-list'],
    queryFn: () => loadPickups(shopId),
  })
  const print = usePrint(() => undefined)
  const pickups = query.data ?? []
  return (
    <>
      <OffPaper>
        <PageBody
          title="Pick list"
          aside={
            <Button disabled={pickups.length === 0} onClick={() => void print()}>
              Print
            </Button>
          }
        >
          <TextLink to={`/counter?${new URLSearchParams({ shop: shopId })}`}>All pickups</TextLink>
          <QueryState query={query} failure="The pickups cannot be shown." />
          {query.data?.length === 0 && (
            <NothingFound title="Nothing to prepare" text="New orders appear at the counter." />
          )}
        </PageBody>
      </OffPaper>
      {pickups.length > 0 && (
        <>
          <PaperStyle />
          <Sheet label="Pick list">
            <Heading as="h2" fontFamily="heading" fontWeight="normal" size="2xl">
              To prepare: {pickups.length === 1 ? '1 pickup' : `${pickups.length} pickups`}
            </Heading>
            <Box as="ol" listStyleType="none">
              {pickups.map((pickup) => (
                <Pickup key={`${pickup.orderNo} ${pickup.shipmentId}`} pickup={pickup} />
              ))}
            </Box>
          </Sheet>
        </>
      )}
    </>
  )
}

function Pickup({ pickup }: { pickup: CounterOrder }) {
  const { name, orderNo, dueAt, giftMessage, items, shortages } = pickup
  return (
    <Box as="li" borderTopWidth="1px" borderColor="fg" paddingBlock="3" breakInside="avoid">
      <Flex justify="space-between" wrap="wrap" columnGap="4">
        <Box fontWeight="medium">
          {name}, order {orderNo}
        </Box>
        <Box fontSize="sm">Due {formatMoment(dueAt)}</Box>
      </Flex>
      {giftMessage && <Box fontSize="sm">Gift message: {giftMessage}</Box>}
      <Box as="ul" listStyleType="none">
        {items.map((item) => (
          <Box as="li" key={item.itemId} marginTop="2" overflowWrap="anywhere">
            <Item item={item} />
          </Box>
        ))}
      </Box>
      {shortages.map((shortage) => (
        <Box key={shortage.id} fontSize="sm" fontWeight="medium" marginTop="1">
          {toShortageText(shortage)}
        </Box>
      ))}
    </Box>
  )
}

/** What differs from the lines: a replaced piece is still named there. */
function toShortageText({ quantity, name, state, replacement }: CounterShortage): string {
  const piece = `${quantity} × ${name}`
  if (state === 'replaced') return `Instead of ${piece}: ${quantity} × ${replacement ?? ''}`
  if (state === 'refunded') return `Refunded: ${piece}`
  return state === 'found' ? `Found: ${piece}` : `Not decided yet: ${piece}`
}

function Item({ item }: { item: CounterOrder['items'][number] }) {
  const { name, quantity, boxName, productId, options, giftMessage, isInRows, pieces } = item
  const isBox = boxName !== undefined
  return (
    <>
      {isBox && (
        <Box fontWeight="medium">
          {quantity} × {name}
          {boxName && ` “${boxName}”`}
        </Box>
      )}
      {!isBox && pieces.map(({ key, text }) => <Line key={key} text={text} />)}
      <Box fontSize="xs" color="fg.muted">
        {[productId, ...options].join(' · ')}
      </Box>
      {giftMessage && <Box fontSize="sm">Gift message: {giftMessage}</Box>}
      {isBox && (
        <Box fontSize="xs" color="fg.muted">
          {isInRows ? 'In each box, from the top left' : 'In each box'}
        </Box>
      )}
      {isBox &&
        pieces.map(({ key, text }, index) => (
          <Line key={key} text={isInRows ? `Row ${index + 1}: ${text}` : text} />
        ))}
    </>
  )
}

/** With a square to tick with a pen. */
function Line({ text }: { text: string }) {
  return (
    <Flex gap="2" align="flex-start" paddingBlock="0.5" fontSize="sm">
      <Box
        aria-hidden
        flexShrink={0}
        width="4"
        height="4"
        marginTop="0.5"
        borderWidth="1px"
        borderColor="fg"
      />
      <span>{text}</span>
    </Flex>
  )
}
