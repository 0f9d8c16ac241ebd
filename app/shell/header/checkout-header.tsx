import { FormattedMessage } from 'react-intl'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Logo } from './logo'
import { shellMessages } from '../shell.messages'
import { useCarePhone } from '../use-care-phone'
import styles from './checkout-header.module.css'

/** The header of the checkout: only links home, back and to help (SHELL-015). */
export function CheckoutHeader() {
  const phone = useCarePhone()
  const { clear } = useCheckoutError()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.bag()} className={styles.back} onClick={clear}>
          <Icon name="chevron-left" size={18} />
          <FormattedMessage {...shellMessages.backToBag} />
        </Link>
        <Logo />
        <a href={`tel:${phone.tel}`} className={styles.help}>
          <Icon name="phone" size={18} />
          <span className={styles.helpText}>
            <FormattedMessage {...shellMessages.needHelp} values={{ phone: phone.display }} />
          </span>
        </a>
      </div>
    </header>
  )
}
