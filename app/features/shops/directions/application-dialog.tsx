import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import styles from './application-dialog.module.css'
import {
  DIRECTIONS_APP_NAMES,
  directionsUrl,
  listDirectionsApps,
  type DirectionsApp,
} from './directions-app'
import { directionsMessages as messages } from './directions.messages'
import type { Destination } from './maps-search-url'

interface ApplicationDialogProps {
  isOpen: boolean
  to: Destination
  onChoose: (app: DirectionsApp) => void
  onCancel: () => void
}

/**
 * The choice of a maps application. The options are links, so that the browser opens the
 * application (SHOP-023).
 */
export function ApplicationDialog({ isOpen, to, onChoose, onCancel }: ApplicationDialogProps) {
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
      <ul className="stack-2">
        {listDirectionsApps(navigator).map((app) => (
          <li key={app}>
            <a
              href={directionsUrl(app, to)}
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
