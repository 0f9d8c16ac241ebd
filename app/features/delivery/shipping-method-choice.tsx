import { useIntl, FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { toDeliveryPlan, toDeliveryWindow } from '@/commerce-client/delivery.mapper'
import { serverErrorText } from '@/errors/server-error-text'
import { ShippingPrice } from '@/purchase/order-parts/shipping-rows'
import { classNames } from '@/ui/class-names'
import { writeDay, writeDays } from '@/ui/day-text'
import { RadioGroup } from '@/ui/radio-group'
import { Skeleton } from '@/ui/skeleton'
import { deliveryMessages } from './delivery.messages'
import styles from './shipping-method-choice.module.css'
import type { Method } from './shipping-methods.queries'
import type { ShippingMethods } from './use-shipping-methods'

interface ShippingMethodChoiceProps {
  shipment: Shipment
  methods: ShippingMethods
}

/** The shipping methods with price and arrival. A choice is saved immediately. */
export function ShippingMethodChoice({ shipment, methods }: ShippingMethodChoiceProps) {
  const intl = useIntl()
  const { list, chosen, choose, error, isLoading } = methods
  if (isLoading) return <Skeleton height="16rem" />
  const { wantedDate } = toDeliveryPlan(shipment)
  const hasNone = list.length === 0 && !error
  return (
    <RadioGroup
      className={styles.methods}
      legend={<FormattedMessage {...deliveryMessages.shippingMethod} />}
      isLegendHidden
      name={`shippingMethodId-${shipment.shipmentId ?? ''}`}
      value={chosen?.id ?? ''}
      onChange={(event) => choose(event.target.value)}
      error={
        error
          ? serverErrorText(error, intl)
          : hasNone && intl.formatMessage(deliveryMessages.noMethods)
      }
      options={list.map((method) => ({
        value: method.id,
        label: (
          <span className={styles.method}>
            <span>{method.name}</span>
            <span className={styles.price}>
              <ShippingPrice amount={method.price} />
            </span>
          </span>
        ),
        hint: <MethodHint method={method} wantedDate={wantedDate} />,
      }))}
    />
  )
}

interface MethodHintProps {
  method: Method
  wantedDate: string | undefined
}

/**
 * The merchant's description, then the days of arrival or, for a requested day, whether it arrives
 * in time.
 */
function MethodHint({ method, wantedDate }: MethodHintProps) {
  return (
    <>
      {method.description && <span className={styles.words}>{method.description}</span>}
      <ArrivalText method={method} wantedDate={wantedDate} />
    </>
  )
}

/** The days of arrival or, for a requested day, whether the method arrives in time. */
export function ArrivalText({ method, wantedDate }: MethodHintProps) {
  const intl = useIntl()
  const window = toDeliveryWindow(method)
  if (!window) return null
  const isLate = wantedDate !== undefined && wantedDate < window.arrivesBy
  return (
    <span className={classNames(styles.arrival, isLate && styles.late)}>
      {wantedDate === undefined ? (
        <FormattedMessage
          {...deliveryMessages.arrives}
          values={{ days: writeDays(intl, window.arrivesFrom, window.arrivesBy) }}
        />
      ) : (
        <FormattedMessage
          {...deliveryMessages[isLate ? 'arrivesTooLate' : 'arrivesInTime']}
          values={{ day: writeDay(intl, wantedDate) }}
        />
      )}
    </span>
  )
}
