import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSite } from '@/site/use-site'
import { Link } from '@/ui/link'
import { menuMarkup } from './menu-markup'
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
 * What a menu's button discloses: a panel across the page, or a short list below it. Pages are full of
 * closed menus that few visitors open: their links are written by the server, from a copy that it
 * keeps (docs/adr/0032), and left as they are until a menu is opened for the first time.
 */
export function MenuDisclosure({ id, menu, isOpen }: MenuDisclosureProps) {
  const { basename } = useSite()
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const isPanel = menu.columns.length > 0
  const Container = isPanel ? 'div' : 'ul'
  const className = isPanel ? styles.panelColumns : styles.dropdownList
  return (
    <div id={id} className={isPanel ? styles.panel : styles.dropdown} hidden={!isOpen}>
      {wasOpened || isOpen ? (
        <Container key="own" className={className}>
          <MenuLinks {...menu} />
        </Container>
      ) : (
        <Container
          key="kept"
          className={className}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: menuMarkup(menu, basename) }}
        />
      )}
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
