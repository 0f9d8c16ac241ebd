import { useEffect, useRef, useState } from 'react'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { DeliveryPlan } from '@/commerce-client/delivery.mapper'
import type { DeliveryWindow } from '@/rules/delivery-days'
import type { AppError } from '@/errors/app-error'
import { useChooseDay, useShipNow } from './delivery.mutations'

/** A change by the shopper that is not in the basket yet. */
type Intent = { is: 'choosing' } | { is: 'now' } | { is: 'day'; day: string }

export interface DayChoice {
  /** `true` while the calendar is open to choose a day. */
  isChoosing: boolean
  /** `true` if it ships for a requested day, not now. */
  isLater: boolean
  /** The requested date, including one that is being saved. */
  day: string | undefined
  isPending: boolean
  /** `true` after an attempt to leave the page without choosing a day. */
  isMissing: boolean
  error: AppError | undefined
  open: () => void
  choose: (day: string) => void
  shipNow: () => void
  isSettled: () => boolean
}

/** The shopper's choice of a delivery day, until the service's response replaces it. */
export function useDeliveryDay(
  { shipmentId = '', shippingMethod }: Shipment,
  { wantedDate, isShipNow }: DeliveryPlan,
  window: DeliveryWindow | undefined,
): DayChoice {
  const choosing = useChooseDay(shipmentId)
  const sending = useShipNow(shipmentId)
  const [intent, setIntent] = useState<Intent>()
  const [isMissing, setMissing] = useState(false)
  const isKnown = intent?.is === 'day' ? wantedDate === intent.day : isShipNow && !wantedDate
  useEffect(() => {
    if (isKnown && intent?.is !== 'choosing') setIntent(undefined)
  }, [isKnown, intent])
  const isUndecided = window !== undefined && wantedDate === undefined && !isShipNow && !intent
  useShipNowByDefault(isUndecided ? shippingMethod?.id : undefined, sending.mutate)

  const isChoosing = intent?.is === 'choosing'
  const day = intent?.is === 'day' ? intent.day : wantedDate
  return {
    isChoosing,
    isLater: intent ? intent.is !== 'now' : wantedDate !== undefined,
    day,
    isPending: intent?.is === 'day',
    isMissing: isMissing && isChoosing,
    error: choosing.error ?? sending.error ?? undefined,
    open: () => {
      setMissing(false)
      setIntent({ is: 'choosing' })
    },
    choose: (chosen) => {
      setIntent({ is: 'day', day: chosen })
      sending.reset()
      // if refused, the calendar opens again, with the error above it
      choosing.mutate(chosen, { onError: () => setIntent({ is: 'choosing' }) })
    },
    shipNow: () => {
      setIntent({ is: 'now' })
      choosing.reset()
      sending.mutate(undefined, { onError: () => setIntent(undefined) })
    },
    isSettled: () => {
      const isOpen = isChoosing && wantedDate === undefined
      setMissing(isOpen)
      return !isOpen
    },
  }
}

/** Sends `shipNow` once if the shopper has not chosen, because the order needs a ship date. */
function useShipNowByDefault(methodId: string | undefined, shipNow: () => void) {
  const done = useRef(false)
  useEffect(() => {
    if (methodId === undefined || done.current) return
    done.current = true
    shipNow()
  })
}
