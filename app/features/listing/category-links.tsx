import type { CategoryLink } from '@/commerce-client/category.mapper'
import { Link } from '@/ui/link'
import styles from './category-links.module.css'

interface CategoryLinksProps {
  label: string
  categories: readonly CategoryLink[]
}

export function CategoryLinks({ label, categories }: CategoryLinksProps) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.links}>
        {categories.map(({ id, name, href }) => (
          <li key={id}>
            <Link to={href} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
