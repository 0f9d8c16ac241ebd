import { Link } from '@/ui/link'
import { MenuBanner } from './menu-banner'
import type { Menu, MenuList } from '../shell-content'
import styles from './mega-menu.module.css'

export type MenuLinksProps = Pick<Menu, 'items' | 'columns'>

/**
 * The content of a menu: columns of links and pictures, or the entries of a list. It is the same
 * for every shopper and language of a site; anything that differs is rendered beside it.
 */
export function MenuLinks({ items, columns }: MenuLinksProps) {
  if (columns.length > 0) {
    return (
      <>
        {columns.map((column) =>
          column.kind === 'menu' ? (
            <PanelList key={column.title.displayName} list={column} />
          ) : (
            <MenuBanner key={column.title} banner={column} />
          ),
        )}
      </>
    )
  }
  return <MenuItems items={items} className={styles.dropdownLink} />
}

function PanelList({ list }: { list: MenuList }) {
  return (
    <div data-menu-column>
      <Link to={list.title.pageLink} className={styles.listTitle}>
        {list.title.displayName}
      </Link>
      <ul className={styles.list}>
        <MenuItems items={list.items} className={styles.listLink} />
      </ul>
    </div>
  )
}

function MenuItems({ items, className }: { items: MenuList['items']; className?: string }) {
  return (
    <>
      {items.map((item) => (
        <li key={item.pageLink + item.displayName}>
          <Link
            to={item.pageLink}
            className={className}
            style={item.menuTextColor ? { color: item.menuTextColor } : undefined}
          >
            {item.displayName}
          </Link>
        </li>
      ))}
    </>
  )
}
