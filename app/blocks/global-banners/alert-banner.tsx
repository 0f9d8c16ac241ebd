import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asOneOf, asText } from '@/lib/read-fields'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { readLink, type ContentLink } from '../read-content'
import styles from './alert-banner.module.css'

interface AlertBannerContent {
  text: string
  tone: 'info' | 'warning'
  link?: ContentLink
}

export function readAlertBanner(item: ContentItem): AlertBannerContent | undefined {
  const text = asText(item.text)
  if (!text) return undefined
  const tone = asOneOf(item.tone, ['info', 'warning']) ?? 'info'
  return { text, tone, link: readLink(item.link) }
}

/** An important notice for all visitors. */
export function AlertBanner({ content }: { content: AlertBannerContent }) {
  const { text, tone, link } = content
  return (
    <div className={classNames(styles.banner, styles[tone])}>
      <Icon name={tone === 'warning' ? 'alert' : 'info'} size={18} className={styles.icon} />
      <p>
        {text}{' '}
        {link && (
          <Link to={link.pageLink} className={styles.link}>
            {link.displayName}
          </Link>
        )}
      </p>
    </div>
  )
}
