import { FormattedMessage } from 'react-intl'
import { Link } from '@/ui/link'
import { MenuBanner } from './menu-banner'
import { hasOwnLink, type Menu, type MenuList } from './shell-content'
import { shellMessages } from './shell.messages'
import styles from './mega-menu.module.css'

interface MenuPanelProps {
  id: string
  menu: Menu
  isOpen: boolean
}

/** Columns of links and pictures across the page. */
export function MenuPanel({ id, menu, isOpen }: MenuPanelProps) {
  return (
    <div id={id} className={styles.panel} hidden={!isOpen}>
      <div className={styles.panelColumns}>
        {menu.columns.map((column) =>
          column.kind === 'menu' ? (
            <PanelList key={column.title.displayName} list={column} />
          ) : (
            <MenuBanner key={column.title} banner={column} />
          ),
        )}
      </div>
      {!hasOwnLink(menu) && (
        <p className={styles.panelFoot}>
          <Link to={menu.title.pageLink} className={styles.allLink}>
            <FormattedMessage {...shellMessages.seeAll} values={{ name: menu.title.displayName }} />
          </Link>
        </p>
      )}
    </div>
  )
}

function PanelList({ list }: { list: MenuList }) {
  return (
    <div data-menu-column>
      <Link to={list.title.pageLink} className={styles.listTitle}>
        {list.title.displayName}
      </Link>
      <ul className={styles.list}>
        {list.items.map((item) => (
          <li key={item.pageLink + item.displayName}>
            <Link
              to={item.pageLink}
              className={styles.listLink}
              style={item.menuTextColor ? { color: item.menuTextColor } : undefined}
            >
              {item.displayName}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
