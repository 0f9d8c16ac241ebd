import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { findMethodToChoose } from '@rules/first-shipping-method'
import type { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { useSite } from '@/site/use-site'
import { useChooseShippingMethod } from './delivery.mutations'
import { shippingMethodsQuery, type Method } from './shipping-methods.queries'

export interface ShippingMethods {
  isLoading: boolean
  list: readonly Method[]
  /** The method that was clicked, is being saved, or is saved. */
  chosen: Method | undefined
  choose: (id: string) => void
  error: AppError | undefined
}

/**
 * Returns the methods of a shipment. If none is chosen, ground is chosen automatically (CHK-017,
 * CHK-018).
 */
export function useShippingMethods(basket: Basket, shipment: Shipment): ShippingMethods {
  const { id: siteId } = useSite()
  const query = useQuery(shippingMethodsQuery(siteId, basket, shipment))
  const { mutate, error, variables, isLoading } = useChooseShippingMethod(shipment)
  // A radio button stays checked only if it is rendered immediately; the mutation's state is
  // updated later.
  const [clickedId, setClickedId] = useState<string>()
  const isChoosing = useRef(false)
  const savedId = shipment.shippingMethod?.id
  const knownId = isLoading ? variables?.methodId : savedId
  useEffect(() => {
    if (clickedId === knownId) setClickedId(undefined)
  }, [clickedId, knownId])
  useAutomaticChoice(query.isPreviousData ? undefined : query.data, savedId, (methodId) => {
    // the shopper may have clicked before this effect ran
    if (!isChoosing.current) mutate({ methodId, insteadOf: savedId, isOwnChoice: false })
  })
  const list = query.data ?? []
  return {
    isLoading: query.isLoading,
    list,
    chosen: list.find(({ id }) => id === (clickedId ?? knownId)),
    choose: (methodId) => {
      isChoosing.current = true
      setClickedId(methodId)
      const onSettled = () => {
        isChoosing.current = false
      }
      mutate({ methodId, isOwnChoice: true }, { onError: () => setClickedId(undefined), onSettled })
    },
    error: error ?? (query.error ? toAppError(query.error) : undefined),
  }
}

/** Chooses a method once per list, if none of the list is chosen. */
function useAutomaticChoice(
  methods: readonly Method[] | undefined,
  chosenId: string | undefined,
  choose: (id: string) => void,
) {
  const done = useRef<unknown>()
  useEffect(() => {
    if (!methods || done.current === methods) return
    const method = findMethodToChoose(methods, chosenId)
    if (!method?.id) return
    done.current = methods
    choose(method.id)
  })
}
