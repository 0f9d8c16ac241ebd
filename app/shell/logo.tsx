import { useIntl } from 'react-intl'
import { Link } from '@/ui/link'
import { paths } from '@/site/paths'
import { shellMessages } from './shell.messages'
import styles from './logo.module.css'

/** The house's name with its sprig; leads home. */
export function Logo() {
  const { formatMessage } = useIntl()
  return (
    <Link to={paths.home()} className={styles.logo} aria-label={formatMessage(shellMessages.logo)}>
      <Sprig />
      <span className={styles.name} aria-hidden="true">
        Maison Brindille
      </span>
    </Link>
  )
}

/** A twig with a few leaves: «brindille». */
export function Sprig({ className = styles.sprig }: { className?: string }) {
  return (
    <svg
      className={className}
      width="52"
      height="20"
      viewBox="0 0 64 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M5 17.5c9 1.5 19 1 28-2 8-2.7 15-6.5 25-7" />
      <g fill="currentColor" strokeWidth="0.6">
        <path d="M16 18.3c-1.8-4.2-.8-7.6 1.4-10.3 2.2 3.4 2.2 7-1.4 10.3z" />
        <path d="M27 17.2c-.9-4.6.7-7.9 3.3-10.2 1.5 3.9.9 7.5-3.3 10.2z" />
        <path d="M38 13.6c.1-4.6 2.2-7.4 5.2-9.1.7 4-.7 7.2-5.2 9.1z" />
        <path d="M22 18.2c3.6-1 6.9.1 9.1 2.6-3.4 1.5-6.8 1-9.1-2.6z" />
        <path d="M34 15.3c3.3-1.7 6.7-1.4 9.4.5-2.9 2.2-6.3 2.5-9.4-.5z" />
        <path d="M46 10.8c2.7-2.1 5.7-2.2 8.5-.8-2.3 2.5-5.3 3.1-8.5.8z" />
      </g>
      <circle cx="59.5" cy="8.4" r="1.5" fill="currentColor" stroke="none" />
    </svg>
  )
}
