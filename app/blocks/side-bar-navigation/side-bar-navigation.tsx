import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { trimTrailingSlashes } from '@rules/trim-slashes'
import { asText } from '@/lib/read-fields'
import { Link } from '@/ui/link'
import { defineBlock, type BlockProps } from '../define-block'
import { readLinks, type ContentLink } from '../read-content'
import styles from './side-bar-navigation.module.css'

interface SideBarNavigationContent {
  title: string
  links: ContentLink[]
}

function SideBarNavigation({ content }: BlockProps<SideBarNavigationContent>) {
  const { title, links } = content
  const id = useId()
  const { pathname } = useLocation()
  const here = trimTrailingSlashes(pathname)
  return (
    <nav className="min-w-0" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.pageLink}>
            <Link
              to={link.pageLink}
              className={styles.link}
              aria-current={trimTrailingSlashes(link.pageLink) === here ? 'page' : undefined}
            >
              {link.displayName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export default defineBlock<SideBarNavigationContent>({
  parse: (item) => {
    const title = asText(item.title)
    const links = readLinks(item.links)
    return title && links.length > 0 ? { title, links } : undefined
  },
  component: SideBarNavigation,
})
