import { FormattedMessage, useIntl } from 'react-intl'
import { useBasketCount } from '@/shopper/basket/use-basket'
import { paths } from '@/site/paths'
import { Icon, type IconName } from '@/ui/icon'
import { Link } from '@/ui/link'
import { DrawerRow } from './drawer-row'
import { NeedHelpButton } from '../sheets/need-help-button'
import type { Menu, NavMenu } from '../shell-content'
import { shellMessages } from '../shell.messages'
import { ShopSelector } from '../header/shop-selector'
import { SiteTabs } from '../header/site-tabs'
import { useAccountLink } from '../header/use-account-link'
import styles from './menu-drawer.module.css'

interface DrawerRootProps {
  menus: readonly Menu[]
  navMenu: NavMenu
  onOpen: (menu: Menu) => void
  /** Closes the drawer immediately, because the next dialog would open behind it. */
  onLeave: () => void
}

/** The first level: all menus, then account, bag and shops, then quick links. */
export function DrawerRoot({ menus, navMenu, onOpen, onLeave }: DrawerRootProps) {
  const { formatMessage } = useIntl()
  const count = useBasketCount() ?? 0
  const account = useAccountLink()
  return (
    <div className={styles.panel}>
      <ul className={styles.rows}>
        {menus.map((menu) => (
          <DrawerRow
            key={menu.title.displayName}
            title={menu.title}
            onOpen={menu.items.length + menu.columns.length > 0 ? () => onOpen(menu) : undefined}
          />
        ))}
      </ul>
      <ul className={styles.shopper}>
        <ShopperLink {...account} icon="user" />
        <ShopperLink
          to={paths.bag()}
          icon="bag"
          text={`${formatMessage(shellMessages.bag)} (${count})`}
        />
        <li>
          <ShopSelector className={styles.shopperLink} iconSize={20} beforeOpen={onLeave} />
        </li>
        <li>
          <NeedHelpButton className={styles.shopperLink} iconSize={20} beforeOpen={onLeave} />
        </li>
      </ul>
      {navMenu.quickLinks.length > 0 && (
        <nav aria-label={formatMessage(shellMessages.quickLinks)}>
          <p className={styles.caption}>
            <FormattedMessage {...shellMessages.quickLinks} />
          </p>
          <ul className={styles.quickLinks}>
            {navMenu.quickLinks.map((link) => (
              <li key={link.pageLink + link.displayName}>
                <Link to={link.pageLink}>{link.displayName}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SiteTabs tabs={navMenu.tabs} isStacked />
    </div>
  )
}

interface ShopperLinkProps {
  to: string
  state?: object
  icon: IconName
  text: string
  /** Accessible name, if the text alone is ambiguous. */
  label?: string
}

function ShopperLink({ to, state, icon, text, label }: ShopperLinkProps) {
  return (
    <li>
      <Link to={to} state={state} aria-label={label} className={styles.shopperLink}>
        <Icon name={icon} size={20} />
        {text}
      </Link>
    </li>
  )
}
