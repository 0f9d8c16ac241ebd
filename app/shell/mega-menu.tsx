import { useRef, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { landmarks } from './landmarks'
import { MenuDropdown } from './menu-dropdown'
import { MenuPanel } from './menu-panel'
import type { Menu } from './shell-content'
import { shellMessages } from './shell.messages'
import { useOpenMenu } from './use-open-menu'
import styles from './mega-menu.module.css'

/** The desktop menu: links, and buttons that disclose a list or a panel (D1 §2). */
export function MegaMenu({ menus }: { menus: readonly Menu[] }) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { openIndex, close, toggle, enter, leave } = useOpenMenu()
  const list = useRef<HTMLUListElement>(null)

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openIndex === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-menu='${openIndex}']`)?.focus()
    close()
  }

  return (
    // Escape belongs to whatever has the focus in here.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      id={landmarks.navigation}
      className={styles.nav}
      aria-label={formatMessage(shellMessages.navigation)}
      tabIndex={-1}
      data-skip-target={landmarks.navigation}
      onKeyDown={closeOnEscape}
      onPointerLeave={leave}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <ul ref={list} className={styles.menus}>
        {menus.map((menu, index) => (
          <li
            key={menu.title.displayName}
            className={menu.columns.length > 0 ? styles.wideItem : styles.item}
            onPointerEnter={(event) => enter(isLink(menu) ? undefined : index, event)}
          >
            {isLink(menu) ? (
              <Link
                to={menu.title.pageLink}
                className={styles.top}
                style={colorOf(menu)}
                aria-current={menu.title.pageLink === pathname ? 'page' : undefined}
              >
                {menu.title.displayName}
              </Link>
            ) : (
              <button
                type="button"
                className={styles.top}
                style={colorOf(menu)}
                data-menu={index}
                data-current={menu.title.pageLink === pathname || undefined}
                aria-expanded={openIndex === index}
                aria-controls={`menu-${index}`}
                onClick={() => toggle(index)}
              >
                {menu.title.displayName}
                <Icon name="chevron-down" size={14} />
              </button>
            )}
            {menu.columns.length > 0 && (
              <MenuPanel id={`menu-${index}`} menu={menu} isOpen={openIndex === index} />
            )}
            {menu.columns.length === 0 && menu.items.length > 0 && (
              <MenuDropdown id={`menu-${index}`} menu={menu} isOpen={openIndex === index} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Neither list nor panel: the item itself leads somewhere. */
function isLink({ items, columns }: Menu): boolean {
  return items.length === 0 && columns.length === 0
}

function colorOf({ title }: Menu) {
  return title.menuTextColor ? { color: title.menuTextColor } : undefined
}
