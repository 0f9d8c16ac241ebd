import { useId, type ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import styles from './block-section.module.css'
import type { ContentLink } from './read-content'

interface BlockSectionProps {
  title?: string
  text?: string
  link?: ContentLink
  className?: string
  children: ReactNode
}

/**
 * A page section with a title. Titles above rows are aligned with the start of the row; only single
 * statements are centered.
 */
export function BlockSection({ title, text, link, ...rest }: BlockSectionProps) {
  const id = useId()
  const hasHead = title ?? text ?? link
  return (
    <section
      className={classNames(styles.section, rest.className)}
      aria-labelledby={title ? id : undefined}
    >
      <div className="container">
        {hasHead && (
          <div className={styles.head}>
            {title && (
              <Heading level={2} id={id}>
                {title}
              </Heading>
            )}
            {text && <p className={styles.lead}>{text}</p>}
            {link && (
              <Link to={link.pageLink} className={styles.more}>
                {link.displayName}
              </Link>
            )}
          </div>
        )}
        {rest.children}
      </div>
    </section>
  )
}
