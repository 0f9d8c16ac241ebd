import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { landmarks } from '../landmarks'
import { MenuDisclosure } from './menu-disclosure'
import { firstLinkOf, targetOfKey } from './menu-keys'
import type { Menu } from '../shell-content'
import { shellMessages } from '../shell.messages'
import { useOpenMenu } from './use-open-menu'
import styles from './mega-menu.module.css'

/**
 * The desktop menu: links, and buttons that disclose a list or a panel (HDR-012). The WAI-ARIA
 * disclosure pattern: what is closed is out of reach, Escape closes and gives the focus back.
 */
export function MegaMenu({ menus }: { menus: readonly Menu[] }) {
  const { formatMessage } = useIntl()
  const nav = useRef<HTMLElement>(null)
  const { openIndex, open, close, toggle, move, enter, leave } = useOpenMenu(nav)
  const wasOpen = useRef(false)
  // from one panel to the next nothing fades: the page behind would flash
  const isSwitching = wasOpen.current && openIndex !== undefined
  useEffect(() => {
    wasOpen.current = openIndex !== undefined
  }, [openIndex])

  const onKeyDown = useMenuKeys({ nav, openIndex, open, close })
  return (
    // The keys belong to whatever has the focus in here.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={nav}
      id={landmarks.navigation}
      className={styles.nav}
      aria-label={formatMessage(shellMessages.navigation)}
      tabIndex={-1}
      data-skip-target={landmarks.navigation}
      data-switching={isSwitching || undefined}
      onKeyDown={onKeyDown}
      onPointerMove={move}
      onPointerLeave={leave}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <ul className={styles.menus}>
        {menus.map((menu, index) => (
          <li
            key={menu.title.displayName}
            className={menu.columns.length > 0 ? styles.wideItem : styles.item}
            data-menu-item={index}
            onPointerEnter={(event) => enter(isLink(menu) ? undefined : index, event)}
          >
            <TopItem
              menu={menu}
              index={index}
              isOpen={openIndex === index}
              onClick={() => toggle(index)}
            />
            {!isLink(menu) && (
              <MenuDisclosure id={`menu-${index}`} menu={menu} isOpen={openIndex === index} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TopItemProps {
  menu: Menu
  index: number
  isOpen: boolean
  onClick: () => void
}

function TopItem({ menu, index, isOpen, onClick }: TopItemProps) {
  const { pathname } = useLocation()
  const { displayName, pageLink, menuTextColor } = menu.title
  const isCurrent = pageLink === pathname
  const look = {
    className: styles.top,
    style: menuTextColor ? { color: menuTextColor } : undefined,
    'data-menu-top': true,
  }
  if (isLink(menu)) {
    return (
      <Link to={pageLink} {...look} aria-current={isCurrent ? 'page' : undefined}>
        {displayName}
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...look}
      data-current={isCurrent || undefined}
      aria-expanded={isOpen}
      aria-controls={`menu-${index}`}
      onClick={onClick}
    >
      {displayName}
      <Icon name="chevron-down" size={14} />
    </button>
  )
}

type MenuKeys = Pick<ReturnType<typeof useOpenMenu>, 'openIndex' | 'open' | 'close'> & {
  nav: RefObject<HTMLElement>
}

function useMenuKeys({ nav, openIndex, open, close }: MenuKeys) {
  const itemAt = (index: number) =>
    nav.current?.querySelector<HTMLElement>(`[data-menu-item='${index}']`)
  const opensInto = useRef<number>()
  // what was disclosed by a key takes the focus, once it is there
  useEffect(() => {
    if (openIndex === undefined || opensInto.current !== openIndex) return
    opensInto.current = undefined
    const item = nav.current?.querySelector<HTMLElement>(`[data-menu-item='${openIndex}']`)
    firstLinkOf(item)?.focus()
  }, [openIndex, nav])

  return (event: KeyboardEvent) => {
    const { key, target } = event
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape' && openIndex !== undefined) {
      itemAt(openIndex)?.querySelector('button')?.focus()
      return close()
    }
    if (key === 'ArrowDown' && target.matches('button')) {
      const index = Number(target.closest<HTMLElement>('[data-menu-item]')?.dataset.menuItem)
      event.preventDefault()
      if (openIndex === index) return firstLinkOf(itemAt(index))?.focus()
      opensInto.current = index
      return open(index)
    }
    const next = targetOfKey(key, target)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}

/** Neither list nor panel: the item itself leads somewhere. */
function isLink({ items, columns }: Menu): boolean {
  return items.length === 0 && columns.length === 0
}
