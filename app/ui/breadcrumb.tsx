import { defineMessages, useIntl } from 'react-intl'
import { paths } from '@/site/paths'
import { Link } from './link'
import styles from './breadcrumb.module.css'

const messages = defineMessages({
  label: { id: 'breadcrumb.label', defaultMessage: 'Breadcrumb' },
  home: { id: 'breadcrumb.home', defaultMessage: 'Home' },
})

interface BreadcrumbProps {
  /** From below Home down to the page's parent. */
  steps?: readonly { name: string; href: string }[]
  current: string
}

/** Home, what lies between, and this page (D1 §2). */
export function Breadcrumb({ steps = [], current }: BreadcrumbProps) {
  const { formatMessage } = useIntl()
  const links = [{ name: formatMessage(messages.home), href: paths.home() }, ...steps]
  return (
    <nav aria-label={formatMessage(messages.label)} className={styles.breadcrumb}>
      <ol className={styles.steps}>
        {links.map(({ name, href }) => (
          <li key={href} className={styles.step}>
            <Link to={href} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
