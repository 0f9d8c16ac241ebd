import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useIntl, FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { findMethodToChoose } from '@/domain/shipping-methods'
import { toAppError } from '@/errors/to-app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { ShippingPrice } from '@/shopper/order-parts/order-totals'
import { useSite } from '@/site/use-site'
import { RadioGroup } from '@/ui/radio-group'
import { Skeleton } from '@/ui/skeleton'
import { checkoutMessages } from './checkout.messages'
import styles from './shipping-method-choice.module.css'
import { shippingMethodsQuery } from './shipping-methods.queries'
import { useChooseShippingMethod } from './shipping.mutations'

interface ShippingMethodChoiceProps {
  basket: Basket
  shipment: Shipment
}

/** How it is sent. A choice is saved at once; ground is chosen for those who have not (CHK-017). */
export function ShippingMethodChoice({ basket, shipment }: ShippingMethodChoiceProps) {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const query = useQuery(shippingMethodsQuery(siteId, basket, shipment))
  const choice = useChooseShippingMethod(shipment.shipmentId ?? '')
  // Shown at once; the service's answer, or its refusal, takes its place.
  const [wanted, want] = useState<string>()
  const choose = (id: string) => {
    want(id)
    choice.mutate(id, { onSettled: () => want(undefined) })
  }
  const chosenId = shipment.shippingMethod?.id
  useAutomaticChoice(query.isPreviousData ? undefined : query.data, chosenId, choice.mutate)

  if (query.isLoading) return <Skeleton height="7rem" />
  const failure = choice.error ?? (query.error ? toAppError(query.error) : undefined)
  const methods = query.data ?? []
  const noMethods = methods.length === 0 && !failure
  return (
    <RadioGroup
      className={styles.methods}
      legend={<FormattedMessage {...checkoutMessages.shippingMethod} />}
      isLegendHidden
      name="shippingMethodId"
      value={wanted ?? chosenId ?? ''}
      onChange={(event) => choose(event.target.value)}
      error={
        failure
          ? serverErrorText(failure, intl)
          : noMethods && intl.formatMessage(checkoutMessages.noMethods)
      }
      options={methods.map(({ id, name, description, price }) => ({
        value: id,
        label: (
          <span className={styles.method}>
            <span>{name}</span>
            <span className={styles.price}>
              <ShippingPrice amount={price} />
            </span>
          </span>
        ),
        hint: description,
      }))}
    />
  )
}

/** Chooses once for each list of methods that lacks a chosen one. */
function useAutomaticChoice(
  methods: readonly { id?: string }[] | undefined,
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
  }, [methods, chosenId, choose])
}
