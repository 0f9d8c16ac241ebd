import { useIntl } from 'react-intl'
import { useBasketCount } from '@/shopper/basket/use-basket'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { shellMessages } from '../shell.messages'
import styles from './bag-link.module.css'

const MAX_BADGE = 99

/**
 * The link to the bag: '(n)' on a desktop; on a phone a badge, three dashes above 99 (HDR-011,
 * HDR-027).
 */
export function BagLink() {
  const { formatMessage } = useIntl()
  const count = useBasketCount() ?? 0
  return (
    <Link
      to={paths.bag()}
      className={styles.bag}
      aria-label={formatMessage(shellMessages.bagCount, { count })}
    >
      <span className={styles.icon}>
        <Icon name="bag" />
        {count > 0 && (
          <span className={styles.badge} data-testid="bag-badge">
            {badgeText(count)}
          </span>
        )}
      </span>
      <span className={styles.text}>
        {formatMessage(shellMessages.bag)} <span data-testid="bag-count">{`(${count})`}</span>
      </span>
    </Link>
  )
}

export function badgeText(count: number): string {
  return count > MAX_BADGE ? '---' : String(count)
}
