import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Modal } from '@/ui/modal'
import { productMessages as messages } from './product.messages'
import styles from './product-detail.module.css'

/** A content page; the specification does not give its URL (PDP-031). */
const KOSHER_PAGE = '/help/kosher'

/**
 * Details about shipping, with links to further pages (PDP-029, PDP-030).
 * @param warmth how the product is protected from heat
 */
export function ProductDetailsModal({ warmth }: { warmth?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <FormattedMessage {...messages.details} />
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={<FormattedMessage {...messages.details} />}
      >
        <div className={styles.text}>
          {warmth && <p>{warmth}</p>}
          <p>
            <FormattedMessage {...messages.detailsText} />
          </p>
          <Link to={paths.shippingRates()}>
            <FormattedMessage {...messages.learnMore} />
          </Link>
          <Link to={KOSHER_PAGE}>
            <FormattedMessage {...messages.kosherInfo} />
          </Link>
        </div>
      </Modal>
    </>
  )
}
