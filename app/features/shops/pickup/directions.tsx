import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import {
  DIRECTIONS_APP_NAMES,
  directionsSearchUrl,
  directionsUrl,
  keepDirectionsApp,
  keptDirectionsApp,
  listDirectionsApps,
  type DirectionsApp,
} from './directions-app'
import { pickupMessages as messages } from './pickup.messages'
import styles from './pickup.module.css'
import { useNarrowWindow } from './use-narrow-window'

/**
 * The way to a shop: a maps search in a new tab; on a phone, in the application that the shopper
 * chooses once (D1 §2).
 */
export function Directions({ shop }: { shop: PickupShop }) {
  const { formatMessage } = useIntl()
  const isNarrow = useNarrowWindow()
  const [isAsked, setIsAsked] = useState(false)
  const { name, shopData } = shop
  if (!isNarrow) {
    return (
      <a
        href={directionsSearchUrl(shopData)}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.textAction}
        aria-label={formatMessage(messages.directionsNewTab, { name })}
      >
        <FormattedMessage {...messages.directions} />
      </a>
    )
  }
  const show = () => {
    const app = keptDirectionsApp()
    if (app) window.open(directionsUrl(app, shopData), '_blank', 'noopener,noreferrer')
    else setIsAsked(true)
  }
  const choose = (app: DirectionsApp) => {
    keepDirectionsApp(app)
    setIsAsked(false)
  }
  return (
    <>
      <button
        type="button"
        className={styles.textAction}
        aria-label={formatMessage(messages.directionsTo, { name })}
        onClick={show}
      >
        <FormattedMessage {...messages.directions} />
      </button>
      <ApplicationDialog
        isOpen={isAsked}
        place={shopData}
        onChoose={choose}
        onCancel={() => setIsAsked(false)}
      />
    </>
  )
}

interface ApplicationDialogProps {
  isOpen: boolean
  place: PickupShop['shopData']
  onChoose: (app: DirectionsApp) => void
  onCancel: () => void
}

function ApplicationDialog({ isOpen, place, onChoose, onCancel }: ApplicationDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={<FormattedMessage {...messages.selectApplication} />}
      footer={
        <Button variant="secondary" isWide onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      }
    >
      <ul className={styles.apps}>
        {listDirectionsApps(navigator).map((app) => (
          <li key={app}>
            <a
              href={directionsUrl(app, place)}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.app}
              onClick={() => onChoose(app)}
            >
              {DIRECTIONS_APP_NAMES[app]}
            </a>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
