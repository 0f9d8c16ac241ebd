import { useIntl } from 'react-intl'
import { Link } from '@/ui/link'
import { Sprig } from '@/ui/sprig'
import { paths } from '@/site/paths'
import { shellMessages } from '../shell.messages'
import styles from './logo.module.css'

export function Logo() {
  const { formatMessage } = useIntl()
  return (
    <Link to={paths.home()} className={styles.logo} aria-label={formatMessage(shellMessages.logo)}>
      <Sprig className={styles.sprig} />
      <span className={styles.name} aria-hidden="true" translate="no">
        Maison Brindille
      </span>
    </Link>
  )
}
