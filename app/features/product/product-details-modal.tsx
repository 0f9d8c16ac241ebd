import { useState, type ReactNode } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Modal } from '@/ui/modal'
import styles from './product-detail.module.css'

const messages = defineMessages({
  details: { id: 'product.details', defaultMessage: 'Shipping & handling details' },
  detailsText: {
    id: 'product.detailsText',
    defaultMessage:
      'Every order is packed by hand. Rates and delivery times depend on where it goes and how fast it has to be there.',
  },
  learnMore: { id: 'product.learnMore', defaultMessage: 'Learn More' },
  kosherInfo: { id: 'product.kosherInfo', defaultMessage: 'About our kosher certification' },
})

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
