import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Icon } from '@/ui/icon'
import { OverlayCloseButton } from '@/ui/overlay-close-button'
import { DrawerPanel } from './drawer-panel'
import { DrawerRoot } from './drawer-root'
import { backFrom, titleOf, type DrawerPlace } from './menu-drawer-state'
import type { Menu, NavMenu } from './shell-content'
import { shellMessages } from './shell.messages'
import styles from './menu-drawer.module.css'

interface MenuDrawerProps {
  isOpen: boolean
  onClose: () => void
  menus: readonly Menu[]
  navMenu: NavMenu
}

/**
 * The menu of narrow windows. A native dialog: it keeps the focus inside, closes by Escape and gives
 * the focus back. Another page closes it (D1 §2).
 */
export default function MenuDrawer({ isOpen, onClose, menus, navMenu }: MenuDrawerProps) {
  const { formatMessage } = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useState<DrawerPlace>({})
  const { pathname, search } = useLocation()
  const openedAt = useRef(pathname + search)

  useEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) {
      openedAt.current = window.location.pathname + window.location.search
      setPlace({})
      element.showModal()
    }
    if (!isOpen) element?.close()
  }, [isOpen])

  useEffect(() => {
    if (openedAt.current !== pathname + search) onClose()
  }, [pathname, search, onClose])

  const title = titleOf(place)
  return (
    // A press on the dialog itself is one on its backdrop; Escape is the dialog's own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={formatMessage(shellMessages.menu)}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.head}>
        {title ? (
          <button type="button" className={styles.back} onClick={() => setPlace(backFrom(place))}>
            <Icon name="chevron-left" size={20} />
            {formatMessage(shellMessages.back)}
          </button>
        ) : (
          <p className={styles.title}>{formatMessage(shellMessages.menu)}</p>
        )}
        <OverlayCloseButton onClick={onClose} />
      </div>
      {title ? (
        <DrawerPanel place={place} onOpen={setPlace} />
      ) : (
        <DrawerRoot menus={menus} navMenu={navMenu} onOpen={(menu) => setPlace({ menu })} />
      )}
    </dialog>
  )
}
