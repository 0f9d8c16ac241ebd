import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { useLogOut } from '@/shopper/customer/use-log-out'
import { findPage } from '@/site/find-page'
import { pages, type PageName } from '@/site/pages'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { accountPageNames } from './account-page-names.messages'
import styles from './account-navigation.module.css'

type AccountPage = keyof typeof accountPageNames & PageName

/** The account's pages in order; `includes` is a page that belongs to the same item. */
const ITEMS: readonly { name: AccountPage; to: string; includes?: PageName }[] = [
  { name: 'account', to: paths.account() },
  { name: 'orders', to: paths.orders(), includes: 'orderDetails' },
  { name: 'trackOrder', to: paths.trackOrder() },
  { name: 'subscriptions', to: paths.subscriptions() },
  { name: 'addressBook', to: paths.addressBook() },
  { name: 'wallet', to: paths.wallet() },
  { name: 'wishList', to: paths.wishList() },
  { name: 'profile', to: paths.profile(), includes: 'accountData' },
  { name: 'preferences', to: paths.preferences() },
]

interface AccountNavigationProps {
  loggingOut: ReturnType<typeof useLogOut>
}

/**
 * The account's pages with the current one marked: a column, or an expandable list on a phone
 * (ACC-012 to ACC-014).
 */
export function AccountNavigation({ loggingOut }: AccountNavigationProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const page = findPage(useLocation().pathname)
  const current = ITEMS.find(
    ({ name, includes }) => page === pages[name] || (includes && page === pages[includes]),
  )
  return (
    <nav className="min-w-0" aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className={styles.title}>
        <FormattedMessage {...accountPageNames.area} />
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <span className={styles.area}>
            <FormattedMessage {...accountPageNames.area} />
          </span>
          {current && (
            <span className={styles.here}>
              <FormattedMessage {...accountPageNames[current.name]} />
            </span>
          )}
        </span>
        <Icon name="chevron-down" size={20} />
      </button>
      <ul id={`${id}-list`} className={styles.list} data-open={isOpen}>
        {ITEMS.map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              className={styles.item}
              aria-current={name === current?.name ? 'page' : undefined}
            >
              <FormattedMessage {...accountPageNames[name]} />
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button
            type="button"
            className={styles.item}
            aria-disabled={loggingOut.isLoading || undefined}
            onClick={() => {
              if (!loggingOut.isLoading) loggingOut.mutate()
            }}
          >
            <FormattedMessage {...accountPageNames.logOut} />
          </button>
        </li>
      </ul>
    </nav>
  )
}
