import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { toDeliveryPlan, type DeliveryPlan } from '@/commerce-client/delivery.mapper'
import { canDeliverOn, firstDeliveryDay, type DeliveryWindow } from '@/rules/delivery-days'
import { serverErrorText } from '@/errors/server-error-text'
import { useUnsavedWork } from '@/purchase/checkout/unsaved-work'
import { Button } from '@/ui/button'
import { Deferred } from '@/ui/deferred'
import { Calendar } from '@/ui/calendar'
import { DayText, writeDay, writeDays } from '@/ui/day-text'
import { RadioGroup } from '@/ui/radio-group'
import styles from './delivery-day.module.css'
import { dateProblemMessages, deliveryMessages as messages } from './delivery.messages'
import { useDeliveryDay, type DayChoice } from './use-delivery-day'

interface DeliveryDayProps {
  shipment: Shipment
  /**
   * The days on which the chosen method can deliver; undefined if it promises no days, so that none
   * can be chosen.
   */
  window: DeliveryWindow | undefined
}

/**
 * The choice between shipping now and on a day chosen by the shopper (CHK-021, CHK-053). Saved
 * immediately.
 */
export function DeliveryDay({ shipment, window }: DeliveryDayProps) {
  const intl = useIntl()
  const plan = toDeliveryPlan(shipment)
  const day = useDeliveryDay(shipment, plan, window)
  const { wantedDate, problem } = plan
  const { part, focus } = useDayFocus()
  useUnsavedWork(() => {
    const isSettled = day.isSettled() && !problem
    if (!isSettled) focus()
    return isSettled
  })
  if (!window && wantedDate === undefined) return null
  const { isLater } = day
  const isOff = !isLater && window !== undefined && firstDeliveryDay(window) === undefined
  return (
    <div ref={part} className="stack-3">
      <RadioGroup
        className={styles.ways}
        legend={<FormattedMessage {...messages.when} />}
        name={`when-${shipment.shipmentId ?? ''}`}
        value={isLater ? 'day' : 'now'}
        onChange={(event) => (event.target.value === 'now' ? day.shipNow() : day.open())}
        error={toDayError(plan, day, intl)}
        options={[
          {
            value: 'now',
            label: <FormattedMessage {...messages.shipNow} />,
            hint: window && <ShipNowHint window={window} />,
          },
          {
            value: 'day',
            label: <FormattedMessage {...messages.chooseDay} />,
            hint: <DayHint plan={plan} isOff={isOff} />,
            isDisabled: isOff,
          },
        ]}
      />
      {isLater && window && <ChosenDay window={window} day={day} />}
    </div>
  )
}

/**
 * Returns a function that focuses the day or the calendar; if the method's days are still loading,
 * as soon as they are shown, unless the shopper has moved on.
 */
function useDayFocus() {
  const part = useRef<HTMLDivElement>(null)
  const leftFrom = useRef<Element | null>()
  const focus = () => {
    const target = part.current?.querySelector<HTMLElement>(
      '[data-day], [role="grid"] [tabindex="0"]',
    )
    target?.focus()
    leftFrom.current = target ? undefined : document.activeElement
  }
  useEffect(() => {
    if (leftFrom.current && leftFrom.current === document.activeElement) focus()
    else leftFrom.current = undefined
  })
  return { part, focus }
}

function toDayError(
  { problem, wantedDate }: DeliveryPlan,
  day: DayChoice,
  intl: IntlShape,
): ReactNode {
  if (day.error) return serverErrorText(day.error, intl)
  if (day.isMissing) return <FormattedMessage {...messages.chooseDayFirst} />
  if (!problem || wantedDate === undefined || day.isPending) return undefined
  const values = { day: writeDay(intl, wantedDate) }
  return <FormattedMessage {...dateProblemMessages[problem]} values={values} />
}

function ShipNowHint({ window }: { window: DeliveryWindow }) {
  const intl = useIntl()
  const days = writeDays(intl, window.arrivesFrom, window.arrivesBy)
  const values = { day: writeDay(intl, window.shipDate), days }
  return <FormattedMessage {...messages.shipNowHint} values={values} />
}

/** @param isOff `true` if no day is available */
function DayHint({ plan, isOff }: { plan: DeliveryPlan; isOff: boolean }) {
  const intl = useIntl()
  const { wantedDate, arrivesFrom, arrivesBy, problem } = plan
  if (isOff) return <FormattedMessage {...messages.noDays} />
  if (wantedDate === undefined || problem || !arrivesFrom || !arrivesBy) {
    return <FormattedMessage {...messages.chooseDayHint} />
  }
  const days = writeDays(intl, arrivesFrom, arrivesBy)
  return <FormattedMessage {...messages.chosenDay} values={{ days }} />
}

interface ChosenDayProps {
  window: DeliveryWindow
  day: DayChoice
}

/** The calendar until a day is chosen; then the day, with a button to change it. */
function ChosenDay({ window, day }: ChosenDayProps) {
  const change = useRef<HTMLButtonElement>(null)
  const [isChanging, setChanging] = useState(false)
  const isOpen = day.isChoosing || day.day === undefined
  const hasChosen = useRef(false)
  useEffect(() => {
    if (isOpen || !hasChosen.current) return
    hasChosen.current = false
    change.current?.focus()
  }, [isOpen])
  if (day.isChoosing || day.day === undefined) {
    return (
      <Deferred>
        <Calendar
          value={day.day}
          min={window.arrivesBy}
          max={window.lastDate}
          isAvailable={(one) => canDeliverOn(one, window)}
          hasFocus={isChanging}
          onChoose={(one) => {
            hasChosen.current = true
            setChanging(false)
            day.choose(one)
          }}
        />
      </Deferred>
    )
  }
  return (
    <p className="cluster-4 items-center">
      <strong>
        <DayText day={day.day} isLong />
      </strong>
      <Button
        ref={change}
        data-day=""
        variant="secondary"
        size="sm"
        isPending={day.isPending}
        onClick={() => {
          setChanging(true)
          day.open()
        }}
      >
        <FormattedMessage {...messages.changeDay} />
      </Button>
    </p>
  )
}
