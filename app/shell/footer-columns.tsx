import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import type { FooterContent } from './shell-content'
import styles from './footer-columns.module.css'

/**
 * Columns on a wide window, an accordion on a narrow one: each is hidden by style where the other
 * shows, so that neither needs script nor moves when it arrives.
 */
export function FooterColumns({ columns }: { columns: FooterContent['columns'] }) {
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <div key={column.title} className={styles.column}>
          <details className={styles.accordion}>
            <summary className={styles.summary}>
              {column.title}
              <Icon name="plus" size={18} />
            </summary>
            <ColumnLinks column={column} />
          </details>
          <div className={styles.open}>
            <h3 className={styles.title}>{column.title}</h3>
            <ColumnLinks column={column} />
          </div>
        </div>
      ))}
    </div>
  )
}

function ColumnLinks({ column }: { column: FooterContent['columns'][number] }) {
  return (
    <ul className={styles.links}>
      {column.links.map((link) => (
        <li key={link.pageLink + link.displayName}>
          <Link to={link.pageLink} className={styles.link}>
            {link.displayName}
          </Link>
        </li>
      ))}
    </ul>
  )
}
