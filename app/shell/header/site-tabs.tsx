import { useIntl } from 'react-intl'
import { listSites } from '@/site/resolve-site'
import { usePickupOffered } from '@/shopper/preferred-shop/use-pickup-offered'
import { useOrigin } from '@/site/use-origin'
import { useSite } from '@/site/use-site'
import { Link } from '@/ui/link'
import type { TopTab } from '../shell-content'
import { shellMessages } from '../shell.messages'
import { siteUrl } from '../site-url'
import styles from './site-tabs.module.css'

interface SiteTabsProps {
  tabs: readonly TopTab[]
  /** Stacks the tabs for the menu of narrow windows, which shows only sites. */
  isStacked?: boolean
}

/**
 * One tab for each site, with the current one marked. The shop finder's tab is hidden if the site
 * offers pickup.
 */
export function SiteTabs({ tabs, isStacked = false }: SiteTabsProps) {
  const site = useSite()
  const { formatMessage } = useIntl()
  const [, host] = useOrigin().split('//')
  const isPickupOffered = usePickupOffered()
  const shown = tabs.length > 0 ? tabs : listSites().map(toTab)
  return (
    <nav aria-label={formatMessage(shellMessages.sites)}>
      <ul className={isStacked ? styles.stack : styles.list}>
        {shown
          .filter((tab) => tab.kind === 'site' || !(isPickupOffered || isStacked))
          .map((tab) => (
            <li key={tab.label}>
              {tab.kind === 'site' ? (
                <a
                  className={styles.tab}
                  href={siteUrl(
                    tab.siteId,
                    tab.siteId === site.id ? undefined : host,
                    site.basename,
                  )}
                  aria-current={tab.siteId === site.id ? 'true' : undefined}
                >
                  {tab.label}
                </a>
              ) : (
                <Link className={styles.tab} to={tab.link}>
                  {tab.label}
                </Link>
              )}
            </li>
          ))}
      </ul>
    </nav>
  )
}

function toTab({ id, tabLabel }: { id: string; tabLabel: string }): TopTab {
  return { kind: 'site', siteId: id, label: tabLabel }
}
