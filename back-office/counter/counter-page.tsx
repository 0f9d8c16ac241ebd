import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CounterPickup, CounterShop } from '@contracts/counter'
import { counterApi, pickupPagePath } from '../api/counter-api'
import { PICKUP_COLORS, PICKUP_NAMES } from '../orders/order-names'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { TextField } from '../parts/text-field'
import { TextLink } from '../parts/text-link'
import { useAddressFilter } from '../parts/use-address-filter'
import { useDebounced } from '../parts/use-debounced'
import { CodeEntry } from './code-entry'
import { groupPickups, idOf, type PickupGroup } from './counter-groups.rules'
import { useRight } from '../session/session-context'
import { ShopChoice, ShopState, useCounterShop } from './counter-head'
import { DueText, KeptText } from './due-text'
import { ChangesOfOthers, RefusedPickups, WaitingNotice } from './outbox-notice'
import { useListPlace } from './use-list-place'
import { KEPT_MS, useOutbox } from './use-outbox'
import { usePrefetchedPickups } from './use-prefetched-pickups'

const REFRESH_MS = 30_000
const FILTERS = ['text'] as const
const TYPING_MS = 300

/** The pickups of a shop, those first that should have been ready first. */
export default function CounterPage() {
  const choice = useCounterShop()
  const { shop } = choice
  const { waiting, refused, ofOthers } = useOutbox()
  return (
    <PageBody title="Counter" aside={<ShopChoice {...choice} />}>
      <RefusedPickups refused={refused} />
      <ChangesOfOthers ofOthers={ofOthers} />
      <WaitingNotice waiting={waiting} />
      {shop ? <ShopPickups key={shop.id} shop={shop} /> : <ShopState {...choice} />}
    </PageBody>
  )
}

function ShopPickups({ shop }: { shop: CounterShop }) {
  const [{ text: typed }, change] = useAddressFilter(FILTERS)
  const text = useDebounced(typed.trim(), TYPING_MS)
  const query = useQuery({
    queryKey: ['counter', shop.id, text],
    queryFn: () => counterApi.listPickups(shop.id, text),
    refetchInterval: REFRESH_MS,
    keepPreviousData: true,
    cacheTime: KEPT_MS,
  })
  const pickups = query.data?.pickups
  const groups = groupPickups(pickups ?? [], useNow())
  const { list, leave } = useListPlace(shop.id, groups, !query.isFetching)
  usePrefetchedPickups(shop.id, pickups, query.dataUpdatedAt)
  const mayChange = useRight('counter.write')
  return (
    <>
      {mayChange && <CodeEntry shopId={shop.id} />}
      <Flex gap="3" align="flex-end" marginBottom="2">
        <Box flex="1" maxWidth="md">
          <TextField
            label="Search"
            type="search"
            value={typed}
            placeholder="Order number or name"
            onChange={(event) => change({ text: event.target.value })}
          />
        </Box>
        <TextLink to={`/counter/${encodeURIComponent(shop.id)}/pick-list`} paddingBlock="2.5">
          Print
          <Box srOnly>pick list</Box>
        </TextLink>
        <TextLink to={`/counter/${encodeURIComponent(shop.id)}/stock`} paddingBlock="2.5">
          Stock
        </TextLink>
      </Flex>
      <Box role="status" color="fg.muted" fontSize="sm" marginBottom="4">
        {query.data && toCount(query.data.pickups.length, query.data.hasMore)}
      </Box>
      <QueryState query={query} failure="The pickups cannot be shown." />
      {query.data && groups.length === 0 && (
        <NothingFound
          title={text === '' ? 'Nothing to prepare' : 'No pickup found'}
          text={
            text === ''
              ? 'New orders appear here by themselves.'
              : 'Look for the number of the order, or for the name of who collects it.'
          }
        />
      )}
      <Stack ref={list} gap="6">
        {groups.map((group) => (
          <Group key={group.name} group={group} shopId={shop.id} onOpen={leave} />
        ))}
      </Stack>
    </>
  )
}

/** The time now, so that pickups become late while nothing else changes. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function toCount(count: number, hasMore: boolean): string {
  const pickups = count === 1 ? '1 pickup' : `${count} pickups`
  return hasMore ? `The first ${pickups}` : pickups
}

interface CardProps {
  pickup: CounterPickup
  shopId: string
  onOpen: (pickup: CounterPickup) => void
}

interface GroupProps extends Omit<CardProps, 'pickup'> {
  group: PickupGroup
}

function Group({ group: { name, pickups }, ...props }: GroupProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading
        as="h2"
        size="md"
        id={id}
        marginBottom="3"
        color={name === 'Late' ? 'fg.error' : undefined}
      >
        {name} ({pickups.length})
      </Heading>
      <Grid
        as="ul"
        listStyleType="none"
        gap="3"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {pickups.map((pickup) => (
          <li key={idOf(pickup)}>
            <PickupCard pickup={pickup} {...props} />
          </li>
        ))}
      </Grid>
    </Box>
  )
}

const Card = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    height: '100%',
    padding: '4',
    background: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    _hover: { borderColor: 'border.emphasized' },
  },
})

function PickupCard({ pickup, shopId, onOpen }: CardProps) {
  const { orderNo, name, state, pieces, isInForce } = pickup
  return (
    <Card
      to={pickupPagePath({ shopId, ...pickup })}
      data-pickup={idOf(pickup)}
      onClick={() => onOpen(pickup)}
    >
      <Box minWidth="0" overflowWrap="anywhere">
        <Box fontWeight="medium" fontSize="lg">
          {name || 'Erased customer'}
        </Box>
        <Box color="fg.muted" fontSize="sm">
          {orderNo} · {pieces === 1 ? '1 item' : `${pieces} items`}
        </Box>
      </Box>
      <Stack gap="1" align="flex-end" textAlign="end" flexShrink={0} fontSize="sm">
        {isInForce ? (
          <>
            <Badge colorPalette={PICKUP_COLORS[state]}>{PICKUP_NAMES[state]}</Badge>
            <DueText pickup={pickup} />
            <KeptText pickup={pickup} />
          </>
        ) : (
          <Badge>Ended</Badge>
        )}
      </Stack>
    </Card>
  )
}
