import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { shopDay } from '@rules/shop-day'
import { toCalendarFile } from '@/lib/calendar-file'
import { saveFile } from '@/lib/save-file'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'

const messages = defineMessages({
  add: { id: 'calendar.add', defaultMessage: 'Add to calendar' },
  addFor: { id: 'calendar.addFor', defaultMessage: 'Add to calendar: {name}' },
  title: { id: 'calendar.title', defaultMessage: 'Order {orderNo} arrives' },
  titleFor: { id: 'calendar.titleFor', defaultMessage: 'Order {orderNo} arrives for {name}' },
})

interface AddToCalendarProps {
  orderNo: string
  shipmentId: string
  /** Empty if it is hidden. */
  name: string
  /** `2026-12-04` */
  from: string
  to: string
}

/** Saves the days on which a shipment arrives as an event; nothing once they are over. */
export function AddToCalendar({ orderNo, shipmentId, name, from, to }: AddToCalendarProps) {
  const { formatMessage } = useIntl()
  const now = new Date()
  if (to < shopDay(now)) return null
  const save = () => {
    const { host, origin } = window.location
    const file = toCalendarFile({
      uid: `${orderNo}-${shipmentId}@${host}`,
      title: formatMessage(name ? messages.titleFor : messages.title, { orderNo, name }),
      url: `${origin}${paths.trackOrder()}`,
      from,
      to,
      now,
    })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${orderNo}.ics`)
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={save}
      aria-label={name ? formatMessage(messages.addFor, { name }) : undefined}
    >
      <FormattedMessage {...messages.add} />
    </Button>
  )
}
