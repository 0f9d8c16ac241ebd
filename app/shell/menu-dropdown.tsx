import { FormattedMessage } from 'react-intl'
import { Link } from '@/ui/link'
import { hasOwnLink, type Menu } from './shell-content'
import { shellMessages } from './shell.messages'
import styles from './mega-menu.module.css'

interface MenuDropdownProps {
  id: string
  menu: Menu
  isOpen: boolean
}

/** A short list below its menu. */
export function MenuDropdown({ id, menu, isOpen }: MenuDropdownProps) {
  return (
    <ul id={id} className={styles.dropdown} hidden={!isOpen}>
      {menu.items.map((item) => (
        <li key={item.pageLink + item.displayName}>
          <Link
            to={item.pageLink}
            className={styles.dropdownLink}
            style={item.menuTextColor ? { color: item.menuTextColor } : undefined}
          >
            {item.displayName}
          </Link>
        </li>
      ))}
      {!hasOwnLink(menu) && (
        <li>
          <Link to={menu.title.pageLink} className={styles.allLink}>
            <FormattedMessage {...shellMessages.seeAll} values={{ name: menu.title.displayName }} />
          </Link>
        </li>
      )}
    </ul>
  )
}
