import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import type { ContentLink } from '@/blocks/read-content'
import styles from './menu-drawer.module.css'

interface DrawerRowProps {
  title: ContentLink
  /** Opens the next level; without it the row is a link. */
  onOpen?: () => void
}

export function DrawerRow({ title, onOpen }: DrawerRowProps) {
  const style = title.menuTextColor ? { color: title.menuTextColor } : undefined
  return (
    <li className={styles.rowItem}>
      {onOpen ? (
        <button
          type="button"
          className={styles.row}
          style={style}
          data-row={title.displayName}
          onClick={onOpen}
        >
          {title.displayName}
          <Icon name="chevron-right" size={20} />
        </button>
      ) : (
        <Link to={title.pageLink} className={styles.row} style={style}>
          {title.displayName}
        </Link>
      )}
    </li>
  )
}
