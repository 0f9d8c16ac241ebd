import { useIntl } from 'react-intl'
import { Icon } from '@/ui/icon'
import { NeedHelpButton } from '../sheets/need-help-button'
import { shellMessages } from '../shell.messages'
import { ShopSelector } from './shop-selector'
import styles from './secondary-links.module.css'

export function SecondaryLinks({ phone }: { phone: { display: string; tel: string } }) {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles.links}>
      <li>
        <ShopSelector className={styles.link} />
      </li>
      <li>
        <NeedHelpButton className={styles.link} />
      </li>
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
    </ul>
  )
}
