import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '@/ui/link'
import { DrawerRow } from './drawer-row'
import { MenuBanner } from './menu-banner'
import type { DrawerPlace } from './menu-drawer-state'
import { titleOf } from './menu-drawer-state'
import { shellMessages } from '../shell.messages'
import styles from './menu-drawer.module.css'

interface DrawerPanelProps {
  place: DrawerPlace
  /** Whether the level above led here, rather than a level below. */
  isDeeper: boolean
  onOpen: (place: DrawerPlace) => void
}

/** The second or third level. Its title takes the focus, so that screen readers announce it. */
export function DrawerPanel({ place, isDeeper, onOpen }: DrawerPanelProps) {
  const { menu, list } = place
  const heading = useRef<HTMLHeadingElement>(null)
  const title = titleOf(place) ?? ''
  // on the way back the row that was opened already has the focus
  useEffect(() => {
    if (isDeeper) heading.current?.focus()
  }, [title, isDeeper])

  const link = (list ?? menu)?.title.pageLink ?? '/'
  const items = list?.items ?? menu?.items ?? []
  const isLinked = items.some((item) => item.pageLink === link)
  const columns = list ? [] : (menu?.columns ?? [])
  return (
    <div className={styles.panel}>
      <h2 ref={heading} tabIndex={-1} className={styles.panelTitle}>
        {title}
      </h2>
      <ul className={styles.rows}>
        {columns.map((column) =>
          column.kind === 'menu' ? (
            <DrawerRow
              key={column.title.displayName}
              title={column.title}
              onOpen={column.items.length > 0 ? () => onOpen({ menu, list: column }) : undefined}
            />
          ) : null,
        )}
        {items.map((item) => (
          <DrawerRow key={item.pageLink + item.displayName} title={item} />
        ))}
      </ul>
      {!isLinked && (
        <p>
          <Link to={link} className={styles.allLink}>
            <FormattedMessage {...shellMessages.seeAll} values={{ name: title }} />
          </Link>
        </p>
      )}
      {columns.map((column) =>
        column.kind === 'media-banner' ? <MenuBanner key={column.title} banner={column} /> : null,
      )}
    </div>
  )
}
