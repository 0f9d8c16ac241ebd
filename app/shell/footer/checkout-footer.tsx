import { FormattedMessage } from 'react-intl'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Copyright } from './copyright'
import { NeedHelpButton } from '../sheets/need-help-button'
import { shellMessages } from '../shell.messages'
import styles from './checkout-footer.module.css'

export function CheckoutFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Copyright />
        <p className={styles.secure}>
          <Icon name="lock" size={16} />
          <FormattedMessage {...shellMessages.secureCheckout} />
        </p>
        <NeedHelpButton className={styles.help} />
        <Link to="/company-info/privacy-policy">
          <FormattedMessage {...shellMessages.privacy} />
        </Link>
      </div>
    </footer>
  )
}
