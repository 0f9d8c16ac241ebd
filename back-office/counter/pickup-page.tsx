import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@chakra-ui/react/link'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { CounterOrder } from '@contracts/counter'
import type { PickupState } from '@rules/pickup-states'
import { counterApi, type PickupKey } from '../api/counter-api'
import { EngineError } from '../api/engine'
import { PICKUP_COLORS, PICKUP_NAMES } from '../orders/order-names'
import { PickupMoves } from '../orders/pickup-parts'
import { useConfirmation } from '../parts/confirmation'
import { Refusal } from '../parts/refusal'
import { SectionBox } from '../parts/section-box'
import { useDebounced } from '../parts/use-debounced'
import { RecordPage } from '../records/record-page'
import { useRight } from '../session/session-context'
import { addToOutbox, isSameKey, withWaiting } from './counter-outbox'
import { DueText } from './due-text'
import { PickList } from './pick-list'
import { pickupKey, useOutbox } from './use-outbox'

const SETTLING_MS = 600

/** The next state of each that the large button leads to. */
const NEXT: Readonly<Partial<Record<PickupState, { to: PickupState; name: string }>>> = {
  placed: { to: 'preparing', name: 'Start preparing' },
  preparing: { to: 'ready', name: 'Ready for pickup' },
  ready: { to: 'collected', name: 'Hand over' },
}

/** One pickup: what is in it, to be ticked off, and what happens next with it. */
export default function PickupPage() {
  const key = useParams<PickupKey>()
  const mayChange = useRight('counter.write')
  const query = useQuery({ queryKey: pickupKey(key), queryFn: () => counterApi.getPickup(key) })
  const outbox = useOutbox()
  const waiting = outbox.waiting.filter((one) => isSameKey(one.key, key))
  const refusal = outbox.refusal && isSameKey(outbox.refusal.key, key) ? outbox.refusal : undefined
  const isMoving = waiting.some(({ work }) => work.kind === 'move')
  return (
    <RecordPage
      title={query.data?.name || `Order ${key.orderNo}`}
      noun="pickup"
      list={`/counter?${new URLSearchParams({ shop: key.shopId })}`}
      query={query}
      notice={refusal && <Refusal error={new EngineError(409, refusal.text)} />}
      aside={({ state }) => (
        <Badge size="lg" colorPalette={PICKUP_COLORS[state]}>
          {PICKUP_NAMES[state]}
        </Badge>
      )}
    >
      {(loaded) => {
        const pickup = withWaiting(loaded, key, outbox)
        const isOpen = mayChange && pickup.isInForce && NEXT[pickup.state] !== undefined
        const { state: from } = pickup
        return (
          <>
            <Facts pickup={pickup} />
            <PickList
              items={pickup.items}
              onTick={
                isOpen && !isMoving
                  ? (piece, isTicked) => addToOutbox(key, { kind: 'tick', piece, isTicked })
                  : undefined
              }
            />
            {pickup.moves.length > 0 && (
              <SectionBox title="History">
                <PickupMoves pickup={pickup} />
              </SectionBox>
            )}
            <Box role="status" color="fg.muted">
              {waiting.length > 0 && toWaitingText(waiting.length)}
            </Box>
            {isOpen && (
              <Actions
                pickup={pickup}
                isBusy={isMoving}
                onMove={(to) => addToOutbox(key, { kind: 'move', to, from })}
              />
            )}
          </>
        )
      }}
    </RecordPage>
  )
}

function toWaitingText(count: number): string {
  const changes = count === 1 ? '1 change is' : `${count} changes are`
  return `${changes} kept on this device until the engine answers.`
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
  const confirm = useConfirmation()
  const { state, name } = pickup
  const next = NEXT[state]
  // a double tap must not press the button that follows
  const isSettled = useDebounced(state, SETTLING_MS) === state
  if (!next) return null
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
        loadingText={next.name}
        disabled={!isSettled}
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
