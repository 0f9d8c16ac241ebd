import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@chakra-ui/react/link'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { CounterOrder } from '@contracts/counter'
import type { PickupState } from '@rules/pickup-states'
import { counterApi, type PickupKey } from '../api/counter-api'
import { PICKUP_COLORS, PICKUP_NAMES } from '../orders/order-names'
import { PickupMoves } from '../orders/pickup-parts'
import { useConfirmation } from '../parts/confirmation'
import { Refusal } from '../parts/refusal'
import { SectionBox } from '../parts/section-box'
import { RecordPage } from '../records/record-page'
import { useRight } from '../session/session-context'
import { DueText } from './due-text'
import { PickList } from './pick-list'

/** The next state of each that the large button leads to. */
const NEXT: Readonly<Partial<Record<PickupState, { to: PickupState; name: string }>>> = {
  placed: { to: 'preparing', name: 'Start preparing' },
  preparing: { to: 'ready', name: 'Ready for pickup' },
  ready: { to: 'collected', name: 'Hand over' },
}

/** One pickup: what is in it, and what happens next with it. */
export default function PickupPage() {
  const key = useParams<PickupKey>()
  const queryKey = ['counter-pickup', key.shopId, key.orderNo, key.shipmentId]
  const query = useQuery({ queryKey, queryFn: () => counterApi.getPickup(key) })
  const client = useQueryClient()
  const move = useMutation({
    mutationFn: (to: PickupState) =>
      counterApi.movePickup(key, { to, from: query.data?.state ?? 'placed' }),
    onSuccess: (pickup) => {
      client.setQueryData(queryKey, pickup)
      void client.invalidateQueries(['counter'])
    },
    // another clerk may have been first: show what it is now beside the refusal
    onError: () => void client.invalidateQueries(queryKey),
  })
  return (
    <RecordPage
      title={query.data?.name || `Order ${key.orderNo}`}
      noun="pickup"
      list={`/counter?${new URLSearchParams({ shop: key.shopId })}`}
      query={query}
      notice={<Refusal error={move.error} />}
      aside={({ state }) => (
        <Badge size="lg" colorPalette={PICKUP_COLORS[state]}>
          {PICKUP_NAMES[state]}
        </Badge>
      )}
    >
      {(pickup) => (
        <>
          <Facts pickup={pickup} />
          <PickList key={pickup.orderNo} pickup={pickup} />
          {pickup.moves.length > 0 && (
            <SectionBox title="History">
              <PickupMoves pickup={pickup} />
            </SectionBox>
          )}
          <Actions pickup={pickup} isBusy={move.isLoading} onMove={(to) => move.mutate(to)} />
        </>
      )}
    </RecordPage>
  )
}

function Facts({ pickup }: { pickup: CounterOrder }) {
  const { orderNo, phone, giftMessage, isInForce } = pickup
  return (
    <Box>
      {!isInForce && (
        <Box color="fg.error" fontWeight="medium">
          This order has ended. Do not hand it over.
        </Box>
      )}
      <Flex gap="4" wrap="wrap" color="fg.muted">
        <span>Order {orderNo}</span>
        <DueText pickup={pickup} />
        {phone && (
          <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} variant="underline">
            {phone}
          </Link>
        )}
      </Flex>
      {giftMessage && (
        <Box marginTop="2" whiteSpace="pre-line">
          Gift message: {giftMessage}
        </Box>
      )}
    </Box>
  )
}

interface ActionsProps {
  pickup: CounterOrder
  isBusy: boolean
  onMove: (to: PickupState) => void
}

/** The next step as one large button, at the bottom of the window on a phone. */
function Actions({ pickup, isBusy, onMove }: ActionsProps) {
  const mayChange = useRight('counter.write')
  const confirm = useConfirmation()
  const { state, isInForce, name } = pickup
  const next = NEXT[state]
  if (!next || !mayChange || !isInForce) return null
  const giveUp = async () => {
    const isSure = await confirm({
      title: `Not collected by ${name}?`,
      text: 'The pieces go back into the shop’s stock, what was paid for them is refunded, and the buyer receives a mail.',
      action: 'Not collected',
    })
    if (isSure) onMove('returned')
  }
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      gap="3"
      position="sticky"
      bottom="0"
      zIndex="docked"
      background="bg"
      borderTopWidth="1px"
      paddingBlock="3"
      marginInline="-4"
      paddingInline="4"
    >
      <Button
        size="xl"
        flex={{ base: 'none', md: '1' }}
        loading={isBusy}
        onClick={() => onMove(next.to)}
      >
        {next.name}
      </Button>
      {state === 'ready' && (
        <Button size="lg" variant="ghost" disabled={isBusy} onClick={() => void giveUp()}>
          Not collected
        </Button>
      )}
    </Flex>
  )
}
