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
 * The desktop menu: links, and buttons that open a list or a panel (HDR-012). It follows the
 * WAI-ARIA disclosure pattern: closed content cannot be focused, and Escape closes it and moves the
 * focus back to the button.
 */
export function MegaMenu({ menus }: { menus: readonly Menu[] }) {
  const { formatMessage } = useIntl()
  const nav = useRef<HTMLElement>(null)
  const { openIndex, open, close, toggle, move, enter, leave } = useOpenMenu(nav)
  const wasOpen = useRef(false)
  // no fading from one panel to the next, because the page behind would flash
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
  // content that was opened with a key takes the focus once it is rendered
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

/** A menu with neither list nor panel is a link. */
function isLink({ items, columns }: Menu): boolean {
  return items.length === 0 && columns.length === 0
}
