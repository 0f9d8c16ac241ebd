import loadable from '@loadable/component'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { footerQuery, navMenuQuery } from '@/integrations/content-hub/content.queries'
import { useCustomerGroups } from '@/shopper/customer/use-customer-groups'
import { useSite } from '@/site/use-site'
import { Icon } from '@/ui/icon'
import { lazyOverlay } from '@/ui/lazy-overlay'
import { Link } from '@/ui/link'
import { CARE_PHONE } from '../contact'
import { MegaMenu } from '../menu/mega-menu'
import { SearchBox } from '../search/search-box'
import { menuForGroups, readFooter, readNavMenu } from '../shell-content'
import { shellMessages } from '../shell.messages'
import { landmarks } from '../landmarks'
import { BagLink } from './bag-link'
import { Logo } from './logo'
import { SiteTabs } from './site-tabs'
import styles from './header.module.css'
import { useAccountLink } from './use-account-link'
import { NeedHelpButton } from '../sheets/need-help-button'
import { ShopSelector } from './shop-selector'
import linkStyles from './secondary-links.module.css'

const loadMenuDrawer = () => import('../menu/menu-drawer')
const MenuDrawer = lazyOverlay('menu', loadable(loadMenuDrawer, { ssr: false }))

/** The header of every page but checkout: tabs, logo, search, bag, menu (HDR-002). */
export function Header() {
  const { formatMessage } = useIntl()
  const site = useSite()
  const { data: navMenuItem } = useQuery(navMenuQuery(site.id))
  const { data: footerItem } = useQuery(footerQuery(site.id))
  const groups = useCustomerGroups()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const searchToggle = useSearchToggle()
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), [])

  const navMenu = readNavMenu(navMenuItem)
  const menus = navMenu.menus.map((entry) => menuForGroups(entry, groups))
  return (
    <header className={styles.header}>
      <div className={styles.utility}>
        <SiteTabs tabs={navMenu.tabs} />
        <SecondaryLinks phone={readFooter(footerItem).phone ?? CARE_PHONE} />
      </div>
      <div className={styles.bar}>
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.tool}
            aria-label={formatMessage(shellMessages.openMenu)}
            aria-haspopup="dialog"
            aria-expanded={isDrawerOpen}
            data-skip-target={landmarks.navigation}
            onPointerEnter={() => void loadMenuDrawer().catch(() => undefined)}
            onClick={() => setIsDrawerOpen(true)}
          >
            <Icon name="menu" />
          </button>
          <button
            ref={searchToggle.button}
            type="button"
            className={styles.tool}
            aria-label={formatMessage(
              searchToggle.isOpen ? shellMessages.hideSearch : shellMessages.showSearch,
            )}
            aria-expanded={searchToggle.isOpen}
            aria-controls={landmarks.search}
            data-skip-target={landmarks.search}
            onClick={searchToggle.toggle}
          >
            <Icon name={searchToggle.isOpen ? 'close' : 'search'} />
          </button>
        </div>
        <SearchBox
          className={searchToggle.isOpen ? styles.searchOpen : styles.search}
          input={searchToggle.input}
          onEscape={searchToggle.close}
        />
        <div className={styles.logo}>
          <Logo />
        </div>
        <div className={styles.shopper}>
          <AccountLink />
          <BagLink />
        </div>
      </div>
      <div className={styles.menu}>
        <MegaMenu menus={menus} />
      </div>
      <MenuDrawer isOpen={isDrawerOpen} onClose={closeDrawer} menus={menus} navMenu={navMenu} />
    </header>
  )
}

/** The shopper's name, or a login link, beside the bag in wide windows (HDR-008 to HDR-010). */
function AccountLink() {
  const { to, state, label, text } = useAccountLink()
  return (
    <Link to={to} state={state} aria-label={label} className={styles.account}>
      <Icon name="user" />
      <span className={styles.name}>{text}</span>
    </Link>
  )
}

/**
 * State of the phone's search box, which its button shows and hides (HDR-025): the focus moves into
 * it and back to the button; navigation hides it.
 */
function useSearchToggle() {
  const history = useHistory()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => history.listen(() => setIsOpen(false)), [history])

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const toggle = () => {
    if (isOpen) {
      close()
      return
    }
    // a phone shows its keyboard only if the focus moves during the click event
    flushSync(() => setIsOpen(true))
    input.current?.focus()
  }
  return { isOpen, button, input, toggle, close: isOpen ? close : undefined }
}

function SecondaryLinks({ phone }: { phone: { display: string; tel: string } }) {
  const { formatMessage } = useIntl()
  return (
    <ul className={linkStyles.links}>
      <li>
        <ShopSelector className={linkStyles.link} />
      </li>
      <li>
        <NeedHelpButton className={linkStyles.link} />
      </li>
      <li>
        <a
          href={`tel:${phone.tel}`}
          className={linkStyles.link}
          aria-label={formatMessage(shellMessages.callUs, { phone: phone.display })}
        >
          <Icon name="phone" size={16} />
          {phone.display}
        </a>
      </li>
    </ul>
  )
}
