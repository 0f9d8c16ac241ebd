import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Spinner } from '@chakra-ui/react/spinner'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { CounterOrder } from '@contracts/counter'
import type { PickupChange } from '@contracts/order-requests'
import type { PickupState } from '@rules/pickup-states'
import type { PickupKey } from '../api/counter-api'
import { PICKUP_COLORS, PICKUP_NAMES } from '../orders/order-names'
import { PickupMoves } from '../orders/pickup-parts'
import { TextField } from '../parts/text-field'
import { useConfirmation } from '../parts/confirmation'
import { SectionBox } from '../parts/section-box'
import { useDebounced } from '../parts/use-debounced'
import { RecordPage } from '../records/record-page'
import { useRight } from '../session/session-context'
import { addToOutbox, movesOf, withWaiting } from './counter-outbox'
import { ChangesOfOthers, PickupRefusal, WaitingNotice } from './outbox-notice'
import { isSameKey, type CounterWork } from './outbox-store'
import { PartButton } from './part-dialog'
import { PickList } from './pick-list'
import { PickupFacts } from './pickup-facts'
import { ShortageDialog, type Decision } from './shortage-dialog'
import { Shortages } from './shortages'
import { pickupQuery, useOutbox } from './use-outbox'

const SETTLING_MS = 600
const REFRESH_MS = 30_000

/** The next state of each that the large button leads to. */
const NEXT: Readonly<Partial<Record<PickupState, { to: PickupState; name: string }>>> = {
  placed: { to: 'preparing', name: 'Start preparing' },
  preparing: { to: 'ready', name: 'Ready for pickup' },
  ready: { to: 'collected', name: 'Hand over' },
}

/** One pickup: what is in it, to be ticked off, and what happens next with it. */
export default function PickupPage() {
  const key = useParams<PickupKey>()
  const query = useQuery({ ...pickupQuery(key), refetchInterval: REFRESH_MS })
  const { operator, ...outbox } = useOutbox()
  const ofPickup = (entries: typeof outbox.waiting) =>
    entries.filter((one) => isSameKey(one.key, key))
  const waiting = ofPickup(outbox.waiting)
  return (
    <RecordPage
      title={query.data?.name || `Order ${key.orderNo}`}
      noun="pickup"
      list={`/counter?${new URLSearchParams({ shop: key.shopId })}`}
      query={query}
      notice={
        <>
          <PickupRefusal
            operator={operator}
            refused={ofPickup(outbox.refused)}
            onRead={focusHeading}
          />
          <ChangesOfOthers ofOthers={ofPickup(outbox.ofOthers)} />
        </>
      }
      aside={(loaded) => {
        const { state } = withWaiting(loaded, waiting)
        return (
          <Badge size="lg" colorPalette={PICKUP_COLORS[state]}>
            {PICKUP_NAMES[state]}
          </Badge>
        )
      }}
    >
      {(loaded) => (
        <Pickup
          pickup={withWaiting(loaded, waiting)}
          movingTo={movesOf(waiting).find((to) => to !== 'preparing')}
          waiting={<WaitingNotice waiting={waiting} />}
          onWork={(work) => addToOutbox(operator, key, work)}
        />
      )}
    </RecordPage>
  )
}

/** For when the element that had the focus is gone. */
function focusHeading(): void {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

interface PickupProps {
  pickup: CounterOrder
  /** The next state, until the engine has answered. */
  movingTo: PickupState | undefined
  waiting: ReactNode
  onWork: (work: CounterWork) => void
}

function Pickup({ pickup, movingTo, waiting, onWork }: PickupProps) {
  const mayChange = useRight('counter.write')
  const { state: from, isInForce, isPaid, pieces } = pickup
  const next = NEXT[from]
  const isMoving = movingTo !== undefined
  const isOpen = mayChange && isInForce && pieces > 0 && next !== undefined
  const mayGoOn = isOpen && (isPaid || next.to !== 'collected')
  const mayDecide = isOpen && !isMoving && (from === 'placed' || from === 'preparing')
  const [missing, setMissing] = useState<CounterOrder['items'][number]>()
  const decide = (decision: Decision) => {
    const report = { ...decision, revision: pickup.shortageRevision }
    onWork({ kind: 'shortage', report })
  }
  const [first] = useState(from)
  useEffect(() => {
    const hasNoFocus = document.activeElement === document.body
    if (from !== first && !mayGoOn && hasNoFocus) focusHeading()
  }, [from, first, mayGoOn])
  return (
    <>
      <PickupFacts pickup={pickup} />
      <PickList
        items={pickup.items}
        onTick={
          isOpen && !isMoving
            ? (piece, isTicked) => onWork({ kind: 'tick', piece, isTicked })
            : undefined
        }
        onMissing={mayDecide ? setMissing : undefined}
      />
      <Shortages pickup={pickup} onDecide={mayDecide ? decide : undefined} />
      {missing && (
        <ShortageDialog
          shopId={pickup.shopId}
          item={missing}
          onDecide={decide}
          onClose={() => setMissing(undefined)}
        />
      )}
      {pickup.moves.length > 0 && (
        <SectionBox title="History">
          <PickupMoves pickup={pickup} />
        </SectionBox>
      )}
      {waiting}
      <Box role="status" srOnly>
        {from !== first && `Now: ${PICKUP_NAMES[from]}`}
      </Box>
      {isOpen && (
        <Actions
          pickup={pickup}
          mayGoOn={mayGoOn}
          isBusy={isMoving}
          onMove={(to, more) => onWork({ kind: 'move', to, from, ...more })}
        />
      )}
    </>
  )
}

interface ActionsProps {
  pickup: CounterOrder
  /** Whether the next step is possible: what is not paid stays in the shop. */
  mayGoOn: boolean
  isBusy: boolean
  onMove: (to: PickupState, more?: Pick<PickupChange, 'takenBy' | 'items' | 'handed'>) => void
}

/** The next step as one large button, at the bottom of the window on a phone. */
function Actions({ pickup, mayGoOn, isBusy, onMove }: ActionsProps) {
  const confirm = useConfirmation()
  const { state, name, handed, pieces } = pickup
  const [takenBy, setTakenBy] = useState(name)
  const next = NEXT[state]
  // a double tap must not press the button that follows
  const isSettled = useDebounced(state, SETTLING_MS) === state
  if (!next) return null
  const move = () => {
    if (!isSettled || isBusy) return
    onMove(next.to, next.to === 'collected' ? { takenBy: takenBy.trim(), handed } : undefined)
  }
  const giveUp = async () => {
    if (isBusy) return
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
      align={{ md: 'flex-end' }}
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
      {mayGoOn && next.to === 'collected' && (
        <Box flex={{ md: '1' }}>
          <TextField
            label="Handed over to"
            value={takenBy}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTakenBy(event.target.value)}
          />
        </Box>
      )}
      {mayGoOn && (
        // not `disabled`, which would take the focus away
        <Button
          size="xl"
          flex={{ base: 'none', md: '1' }}
          aria-disabled={isBusy || !isSettled}
          onClick={move}
        >
          {isBusy && <Spinner size="inherit" />}
          {next.name}
        </Button>
      )}
      {mayGoOn && state === 'ready' && pieces > 1 && (
        <PartButton
          pickup={pickup}
          isBusy={isBusy}
          onPart={(items) => onMove('collected', { takenBy: takenBy.trim(), items, handed })}
        />
      )}
      {state === 'ready' && (
        <Button size="lg" variant="ghost" aria-disabled={isBusy} onClick={() => void giveUp()}>
          Not collected
        </Button>
      )}
    </Flex>
  )
}
