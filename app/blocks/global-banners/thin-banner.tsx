import { Link } from '@/ui/link'
import type { ThinBannerContent } from './read-thin-banner'
import styles from './thin-banner.module.css'

/** One line of news across the window. */
export function ThinBanner({ content }: { content: ThinBannerContent }) {
  const { text, link, backgroundColor, textColor } = content
  return (
    <p className={styles.banner} style={{ backgroundColor, color: textColor }}>
      {text}{' '}
      {link && (
        <Link to={link.pageLink} className={styles.link}>
          {link.displayName}
        </Link>
      )}
    </p>
  )
}
