import { FormattedMessage } from 'react-intl'
import { Link } from '@/ui/link'
import { MenuLinks } from './menu-links'
import { hasOwnLink, type Menu } from '../shell-content'
import { shellMessages } from '../shell.messages'
import styles from './mega-menu.module.css'

interface MenuDisclosureProps {
  id: string
  menu: Menu
  isOpen: boolean
}

/**
 * The content that a menu's button opens: a panel across the page, or a short list below the
 * button. Its links are rendered even while it is closed, for search engines and visitors without
 * scripts.
 */
export function MenuDisclosure({ id, menu, isOpen }: MenuDisclosureProps) {
  const isPanel = menu.columns.length > 0
  const Container = isPanel ? 'div' : 'ul'
  return (
    <div id={id} className={isPanel ? styles.panel : styles.dropdown} hidden={!isOpen}>
      <Container className={isPanel ? styles.panelColumns : styles.dropdownList}>
        <MenuLinks {...menu} />
      </Container>
      {!hasOwnLink(menu) && (
        <p className={isPanel ? styles.panelFoot : undefined}>
          <Link to={menu.title.pageLink} className={styles.allLink}>
            <FormattedMessage {...shellMessages.seeAll} values={{ name: menu.title.displayName }} />
          </Link>
        </p>
      )}
    </div>
  )
}
