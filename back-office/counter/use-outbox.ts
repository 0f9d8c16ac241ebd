import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { counterApi, type PickupKey } from '../api/counter-api'
import { useSession } from '../session/session-context'
import {
  noteOtherTab,
  readOutbox,
  sendFor,
  sendOutbox,
  subscribeToAnswers,
  subscribeToOutbox,
  type Operator,
} from './counter-outbox'
import type { Entry } from './outbox-store'

const PATIENCE_MS = 2_000
/** What the counter has loaded is known for longer than usual, for when there is no network. */
export const KEPT_MS = 3_600_000

export interface Outbox {
  operator: Operator
  /** What this operator did, oldest first. */
  waiting: readonly Entry[]
  refused: readonly Entry[]
  /** What waits until another operator logs in. */
  ofOthers: readonly Entry[]
}

export const pickupKey = ({ shopId, orderNo, shipmentId }: PickupKey) => [
  'counter-pickup',
  shopId,
  orderNo,
  shipmentId,
]

export const pickupQuery = (key: PickupKey) => ({
  queryKey: pickupKey(key),
  queryFn: () => counterApi.getPickup(key),
  cacheTime: KEPT_MS,
})

/** Returns what waits to be sent, sends it when there is a network, and shows the engine's answers. */
export function useOutbox(): Outbox {
  const { email = '', name } = useSession()
  const operator = useMemo(() => ({ email, name }), [email, name])
  const entries = useSyncExternalStore(subscribeToOutbox, readOutbox)
  const client = useQueryClient()
  useEffect(() => {
    const send = () => void sendOutbox()
    const stopReceiving = subscribeToAnswers((key, pickup) => {
      if (pickup) {
        // a request that is under way was answered before the change
        void client.cancelQueries(pickupKey(key))
        client.setQueryData(pickupKey(key), pickup)
      } else void client.invalidateQueries(pickupKey(key))
      void client.invalidateQueries(['counter'])
    })
    window.addEventListener('online', send)
    window.addEventListener('storage', noteOtherTab)
    const stopSending = sendFor(operator)
    return () => {
      stopSending()
      stopReceiving()
      window.removeEventListener('online', send)
      window.removeEventListener('storage', noteOtherTab)
    }
  }, [client, operator])
  return useMemo(() => {
    const mine = entries.filter(({ by }) => by.email === operator.email)
    return {
      operator,
      waiting: mine.filter(({ refusal }) => refusal === undefined),
      refused: mine.filter(({ refusal }) => refusal !== undefined),
      ofOthers: entries.filter(
        ({ by, refusal }) => by.email !== operator.email && refusal === undefined,
      ),
    }
  }, [entries, operator])
}

/** Returns whether something waits for longer than the engine usually takes. */
export function useIsSlow([oldest]: readonly Entry[]): boolean {
  const [isSlow, setIsSlow] = useState(false)
  const since = oldest?.at
  useEffect(() => {
    if (since === undefined) return undefined
    const left = Math.min(PATIENCE_MS, since + PATIENCE_MS - Date.now())
    const timer = setTimeout(() => setIsSlow(true), left)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [since])
  return since !== undefined && (isSlow || !navigator.onLine)
}
