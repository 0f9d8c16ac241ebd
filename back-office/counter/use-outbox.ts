import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PickupKey } from '../api/counter-api'
import {
  readOutbox,
  sendOutbox,
  subscribeToAnswers,
  subscribeToOutbox,
  type Outbox,
} from './counter-outbox'

export const pickupKey = ({ shopId, orderNo, shipmentId }: PickupKey) => [
  'counter-pickup',
  shopId,
  orderNo,
  shipmentId,
]

/** Returns what waits to be sent, sends it when there is a network, and shows the engine's answers. */
export function useOutbox(): Outbox {
  const [outbox, setOutbox] = useState(readOutbox)
  const client = useQueryClient()
  useEffect(() => {
    const send = () => void sendOutbox()
    const stopWatching = subscribeToOutbox(() => setOutbox(readOutbox()))
    const stopReceiving = subscribeToAnswers((key, pickup) => {
      // after a refusal, what it is now
      if (pickup) client.setQueryData(pickupKey(key), pickup)
      else void client.invalidateQueries(pickupKey(key))
      void client.invalidateQueries(['counter'])
    })
    window.addEventListener('online', send)
    send()
    return () => {
      stopWatching()
      stopReceiving()
      window.removeEventListener('online', send)
    }
  }, [client])
  return outbox
}
