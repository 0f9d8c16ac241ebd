import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Sprig } from '@/ui/sprig'
import styles from './bag.module.css'
import { bagMessages } from './bag.messages'

/** A bag without anything in it (CART-053). */
export function EmptyBag() {
  return (
    <div className={styles.empty}>
      <Sprig className={styles.sprig} />
      <Heading level={2}>
        <FormattedMessage {...bagMessages.emptyTitle} />
      </Heading>
      <p className={styles.emptyText}>
        <FormattedMessage {...bagMessages.emptyText} />
      </p>
      <ButtonLink to={paths.home()}>
        <FormattedMessage {...bagMessages.continueShopping} />
      </ButtonLink>
    </div>
  )
}
