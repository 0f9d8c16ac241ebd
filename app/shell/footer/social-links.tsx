import { useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import type { FooterContent, SocialNetwork } from '../shell-content'
import { shellMessages } from '../shell.messages'
import styles from './social-links.module.css'

const MARKS: Record<SocialNetwork, ReactNode> = {
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="M16.6 7.3v.1" />
    </>
  ),
  'x-twitter': <path d="M5 5l14 14M19 5 5 19" />,
  facebook: (
    <path d="M14.5 21v-8h3l.5-3.3h-3.5V8c0-1 .5-1.7 1.9-1.7H18V3.4h-2.3c-2.8 0-4.3 1.5-4.3 4.2v2.1H8.5V13h2.9v8" />
  ),
  tiktok: <path d="M13.5 4v10.7a3.3 3.3 0 1 1-3.3-3.3M13.5 4c.3 2.7 2 4.3 4.7 4.5" />,
  youtube: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="3.5" />
      <path d="m10.5 9.7 4 2.3-4 2.3z" />
    </>
  ),
  pinterest: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m10.3 19.5 1.9-8.5M10 13.2c-1.6-3.6 0-5.7 2.3-5.7 2 0 3.2 1.3 3.2 3.1 0 2.4-1.2 4-2.7 4-1 0-1.6-.7-1.5-1.5" />
    </>
  ),
}

export function SocialLinks({ links }: { links: FooterContent['socialLinks'] }) {
  const { formatMessage } = useIntl()
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={formatMessage(shellMessages.social)}>
      {links.map(({ network, label, url }) => (
        <li key={network}>
          <a href={url} className={styles.link} aria-label={label} rel="noopener">
            <svg
              width="22"
              height="22"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              focusable="false"
            >
              {MARKS[network]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
