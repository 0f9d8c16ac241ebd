import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon'
import { OverlayCloseButton } from '@/ui/overlay-close-button'
import { DrawerPanel } from './drawer-panel'
import { DrawerRoot } from './drawer-root'
import { backFrom, depthOf, titleOf, type DrawerPlace } from './menu-drawer-state'
import type { Menu, NavMenu } from '../shell-content'
import { shellMessages } from '../shell.messages'
import styles from './menu-drawer.module.css'

interface MenuDrawerProps {
  isOpen: boolean
  onClose: () => void
  menus: readonly Menu[]
  navMenu: NavMenu
}

/**
 * The menu of narrow windows: a list with two levels below it. Every navigation closes it (HDR-018,
 * HDR-024).
 */
export default function MenuDrawer({ isOpen, onClose, menus, navMenu }: MenuDrawerProps) {
  const { formatMessage } = useIntl()
  const level = useRef<HTMLDivElement>(null)
  const { place, direction, go, reset } = useDrawerPlace(level)
  const history = useHistory()

  useEffect(() => history.listen(onClose), [history, onClose])

  const title = titleOf(place)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onGone={reset}
      placement="left"
      aria-label={formatMessage(shellMessages.menu)}
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
      <div key={title} ref={level} className={styles.level} data-direction={direction}>
        {title ? (
          <DrawerPanel place={place} isDeeper={direction === 'deeper'} onOpen={go} />
        ) : (
          <DrawerRoot
            menus={menus}
            navMenu={navMenu}
            onOpen={(menu) => go({ menu })}
            onLeave={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}

interface Visit {
  place: DrawerPlace
  /** Direction of the last step; undefined for the first level. */
  direction?: 'deeper' | 'back'
  /** Title of the row that opened the level that was left. */
  row?: string
}

/** State of the open level; going back focuses the row that was opened. */
function useDrawerPlace(level: RefObject<HTMLElement>) {
  const [{ place, direction, row }, setVisit] = useState<Visit>({ place: {} })
  const go = useCallback((next: DrawerPlace) => {
    setVisit(({ place: last }) => {
      if (depthOf(next) === 0 && depthOf(last) === 0) return { place: next }
      const direction = depthOf(next) > depthOf(last) ? 'deeper' : 'back'
      return { place: next, direction, row: direction === 'back' ? titleOf(last) : undefined }
    })
  }, [])
  useEffect(() => {
    if (!row) return
    const rows = [...(level.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    rows.find((candidate) => candidate.dataset.row === row)?.focus()
  }, [row, level])
  return { place, direction, go, reset: () => setVisit({ place: {} }) }
}
