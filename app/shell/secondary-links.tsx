import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { shellMessages } from './shell.messages'
import { useAccountLink } from './use-account-link'
import styles from './secondary-links.module.css'

/** Telephone, shops and account, at the top of wide windows. */
export function SecondaryLinks({ phone }: { phone: { display: string; tel: string } }) {
  const { formatMessage } = useIntl()
  const account = useAccountLink()
  return (
    <ul className={styles.links}>
      <li>
        <a
          href={`tel:${phone.tel}`}
          className={styles.link}
          aria-label={formatMessage(shellMessages.callUs, { phone: phone.display })}
        >
          <Icon name="phone" size={16} />
          {phone.display}
        </a>
      </li>
      <li>
        <Link to={paths.shops()} className={styles.link}>
          <Icon name="pin" size={16} />
          <FormattedMessage {...shellMessages.findShop} />
        </Link>
      </li>
      <li>
        <Link
          to={account.to}
          state={account.state}
          aria-label={account.label}
          className={`${styles.link} ${styles.account}`}
        >
          <Icon name="user" size={16} />
          <span className={styles.name}>{account.text}</span>
        </Link>
      </li>
    </ul>
  )
}
