import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { toDeliveryPlan } from '@/commerce-client/delivery.mapper'
import { deliveryMessages } from './delivery.messages'
import styles from './ice-pack-note.module.css'

/** Shows whether an ice pack is included; empty if the service gives no information (PDP-089). */
export function IcePackNote({ shipment }: { shipment: Shipment }) {
  const { hasIcePack } = toDeliveryPlan(shipment)
  return (
    <p role="status" className={hasIcePack === undefined ? 'visually-hidden' : styles.note}>
      {hasIcePack !== undefined && (
        <>
          <Snowflake />
          <span>
            <FormattedMessage {...deliveryMessages[hasIcePack ? 'icePack' : 'icePackNotNeeded']} />
          </span>
        </>
      )}
    </p>
  )
}

function Snowflake() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M4.3 11l3.4-.9-.9-3.4M19.7 13l-3.4.9.9 3.4M19.7 11l-3.4-.9.9-3.4M4.3 13l3.4.9-.9 3.4" />
    </svg>
  )
}
