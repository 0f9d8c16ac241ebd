import { FormattedMessage, useIntl } from 'react-intl'
import type { Environment } from '@/rules/preview-options'
import { originOfSite } from '@/site/host-of-site'
import { useSite } from '@/site/use-site'
import { classNames } from '@/ui/class-names'
import { previewMessages as messages } from './preview.messages'
import styles from './preview.module.css'

/**
 * Links to the same page at the same moment in the other environments that are configured; nothing
 * if there is no other.
 */
export function EnvironmentChoice({ environments }: { environments: readonly Environment[] }) {
  const { id: siteId } = useSite()
  const { formatMessage } = useIntl()
  const { pathname, search, hash } = window.location
  const shown = environments.filter(({ origin, isCurrent }) => isCurrent || origin !== undefined)
  if (!shown.some(({ isCurrent }) => !isCurrent)) return null
  return (
    <nav aria-label={formatMessage(messages.environment)}>
      <p className={styles.label} aria-hidden="true">
        <FormattedMessage {...messages.environment} />
      </p>
      <ul className={styles.environments}>
        {shown.map(({ name, origin, isCurrent }) => (
          <li key={name}>
            {origin !== undefined && !isCurrent ? (
              <a
                className={styles.environment}
                href={`${originOfSite(siteId, origin)}${pathname}${search}${hash}`}
              >
                <FormattedMessage {...messages[name]} />
              </a>
            ) : (
              <span className={classNames(styles.environment, styles.current)} aria-current="true">
                <FormattedMessage {...messages[name]} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
