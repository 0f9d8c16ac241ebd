import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { BadgeKind } from '@/domain/availability'
import { productBadgesQuery } from '@/integrations/content-hub/product-badges.queries'
import { imageUrl } from '@/integrations/images/image-service'
import { useSite } from '@/site/use-site'
import { classNames } from '@/ui/class-names'
import { availabilityMessages } from './availability.messages'
import styles from './product-badge.module.css'

const TEXT_OF = {
  'shop-only': availabilityMessages['in-shops-only'],
  'coming-soon': availabilityMessages['coming-soon'],
  'out-of-stock': availabilityMessages['out-of-stock'],
} as const

/** Of the picture, in px; shown smaller. */
const SEAL_WIDTH = 78

interface ProductBadgeProps {
  kind: BadgeKind
  /** The product's own words; without any, those of its picture. */
  text?: string
  /** Of an own badge: the key of its picture at the content hub. */
  pictureKey?: string
  className?: string
}

/** What is special about a product, or keeps it from being ordered (D1 §4 Badge). */
export function ProductBadge({ kind, text, pictureKey, className }: ProductBadgeProps) {
  const { formatMessage } = useIntl()
  const { data: badges } = useProductBadges(pictureKey !== undefined)
  const own = pictureKey === undefined ? undefined : badges?.[pictureKey]
  const label = kind === 'own' ? (text ?? own?.label) : formatMessage(TEXT_OF[kind])
  if (!label) return null
  return (
    <span className={classNames(styles.badge, kind !== 'own' && styles.quiet, className)}>
      {own && (
        <img
          src={imageUrl(own.image.link, SEAL_WIDTH)}
          alt=""
          width={SEAL_WIDTH}
          height={SEAL_WIDTH}
          className={styles.seal}
          loading="lazy"
          decoding="async"
        />
      )}
      {label}
    </span>
  )
}

function useProductBadges(isAsked: boolean) {
  const site = useSite()
  return useQuery({ ...productBadgesQuery(site.id), enabled: isAsked })
}
