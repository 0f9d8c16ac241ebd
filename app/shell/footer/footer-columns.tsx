import { useId, useState } from 'react'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import type { FooterContent } from '../shell-content'
import styles from './footer-columns.module.css'

/**
 * Columns on a wide window, an accordion on a narrow one. CSS shows either the title or the button,
 * so that the layout does not shift when scripts load. Without scripts the links are always
 * visible.
 */
export function FooterColumns({ columns }: { columns: FooterContent['columns'] }) {
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <Column key={column.title} column={column} />
      ))}
    </div>
  )
}

function Column({ column }: { column: FooterContent['columns'][number] }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.column}>
      <h3 className={styles.title}>{column.title}</h3>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {column.title}
        <Icon name="plus" size={18} />
      </button>
      <ul id={id} className={classNames(styles.links, isOpen && styles.isOpen)}>
        {column.links.map((link) => (
          <li key={link.pageLink + link.displayName}>
            <Link to={link.pageLink} className={styles.link}>
              {link.displayName}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
