import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { Icon } from '@/ui/icon'
import { OverlayCloseButton } from '@/ui/overlay-close-button'
import { DrawerPanel } from './drawer-panel'
import { DrawerRoot } from './drawer-root'
import { backFrom, depthOf, titleOf, type DrawerPlace } from './menu-drawer-state'
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
 * The menu of narrow windows: a list, and two levels below it. A native dialog: it keeps the focus
 * inside, closes by Escape and gives the focus back. Every navigation closes it (D1 §2, §4).
 */
export default function MenuDrawer({ isOpen, onClose, menus, navMenu }: MenuDrawerProps) {
  const { formatMessage } = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const { place, direction, go } = useDrawerPlace(dialog)
  const history = useHistory()

  useEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) {
      go({})
      element.showModal()
    }
    if (!isOpen) element?.close()
  }, [isOpen, go])

  // closed at once: behind an open dialog the new page could not take the focus
  useEffect(() => history.listen(() => dialog.current?.close()), [history])

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
          <button type="button" className={styles.back} onClick={() => go(backFrom(place))}>
            <Icon name="chevron-left" size={20} />
            {formatMessage(shellMessages.back)}
          </button>
        ) : (
          <h2 className={styles.title}>{formatMessage(shellMessages.menu)}</h2>
        )}
        <OverlayCloseButton onClick={onClose} />
      </div>
      <div key={title} className={styles.level} data-direction={direction}>
        {title ? (
          <DrawerPanel place={place} isDeeper={direction === 'deeper'} onOpen={go} />
        ) : (
          <DrawerRoot
            menus={menus}
            navMenu={navMenu}
            onOpen={(menu) => go({ menu })}
            onLeave={() => dialog.current?.close()}
          />
        )}
      </div>
    </dialog>
  )
}

interface Visit {
  place: DrawerPlace
  /** Where the level comes from; undefined for the first. */
  direction?: 'deeper' | 'back'
  /** The row that led to the level which was left. */
  row?: string
}

/** The level that is shown; going back gives the focus to the row that led away. */
function useDrawerPlace(dialog: RefObject<HTMLDialogElement>) {
  const [{ place, direction, row }, setVisit] = useState<Visit>({ place: {} })
  const go = useCallback((next: DrawerPlace) => {
    setVisit(({ place: last }) => {
      if (depthOf(next) === 0 && depthOf(last) === 0) return { place: next }
      const direction = depthOf(next) > depthOf(last) ? 'deeper' : 'back'
      return { place: next, direction, row: direction === 'back' ? titleOf(last) : undefined }
    })
  }, [])
  useEffect(() => {
    if (!row || !dialog.current?.open) return
    const rows = [...dialog.current.querySelectorAll<HTMLElement>('[data-row]')]
    rows.find((candidate) => candidate.dataset.row === row)?.focus()
  }, [row, dialog])
  return { place, direction, go }
}
