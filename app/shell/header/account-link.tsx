import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { useAccountLink } from './use-account-link'
import styles from './account-link.module.css'

/** The shopper's name, or the way to one, beside the bag of wide windows (HDR-008 to HDR-010). */
export function AccountLink() {
  const { to, state, label, text } = useAccountLink()
  return (
    <Link to={to} state={state} aria-label={label} className={styles.account}>
      <Icon name="user" />
      <span className={styles.name}>{text}</span>
    </Link>
  )
}
