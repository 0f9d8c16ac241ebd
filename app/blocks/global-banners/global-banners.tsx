import loadable from '@loadable/component'
import { SectionBoundary } from '@/errors/section-boundary'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { logWarning } from '@/lib/log'
import { useCustomerGroups } from '@/shopper/customer/use-customer-groups'
import { Link } from '@/ui/link'
import { readCountdown } from '../read-countdown'
import { readSlot, readSlots, slotForGroups } from '../slot'
import { AlertBanner, readAlertBanner } from './alert-banner'
import { readThinBanner, type ThinBannerContent } from './read-thin-banner'
import styles from './thin-banner.module.css'

const CountdownBanner = loadable(() => import('./countdown-banner'))

/** The banners above the header: one, or several stacked (CNT-004). */
export function GlobalBanners({ item }: { item: ContentItem }) {
  const groups = useCustomerGroups()
  const slots = item.contentType === 'global-banners' ? readSlots(item.banners) : [readSlot(item)]
  return (
    <>
      {slots.map((slot, index) => {
        const banner = slotForGroups(slot, groups)
        return (
          banner && (
            <SectionBoundary key={index} name={banner.contentType}>
              <GlobalBanner item={banner} />
            </SectionBoundary>
          )
        )
      })}
    </>
  )
}

/** A banner as wide as the window, rendered by its content type. */
export function GlobalBanner({ item }: { item: ContentItem }) {
  switch (item.contentType) {
    case 'thin-banner':
    case 'global-header-banner': {
      const content = readThinBanner(item)
      return content ? <ThinBanner content={content} /> : null
    }
    case 'alert-banner': {
      const content = readAlertBanner(item)
      return content ? <AlertBanner content={content} /> : null
    }
    case 'global-countdown-banner': {
      const content = readThinBanner(item)
      const countdown = readCountdown(item.countdownTimer)
      return content && countdown ? (
        <CountdownBanner content={content} countdown={countdown} />
      ) : null
    }
    default:
      logWarning('Unknown content type', { contentType: item.contentType })
      return null
  }
}

function ThinBanner({ content }: { content: ThinBannerContent }) {
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
