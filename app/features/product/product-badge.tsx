import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { BadgeKind } from '@/rules/availability'
import {
  productBadgesQuery,
  type ProductBadgeView,
} from '@/integrations/content-hub/product-badges.queries'
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

/** Width of the requested picture in px; it is displayed smaller. */
const SEAL_WIDTH = 78

interface ProductBadgeProps {
  kind: BadgeKind
  /** The product's own text; by default, the label of its picture. */
  text?: string
  /** For a badge of the product's own: the key of its picture in the content hub. */
  pictureKey?: string
  className?: string
}

/** Shows a special property of a product, or why it cannot be ordered (TILE-004). */
export function ProductBadge({ pictureKey, ...badge }: ProductBadgeProps) {
  return pictureKey === undefined ? (
    <Badge {...badge} />
  ) : (
    <PicturedBadge {...badge} pictureKey={pictureKey} />
  )
}

function PicturedBadge({ pictureKey, ...badge }: ProductBadgeProps & { pictureKey: string }) {
  const site = useSite()
  const { data: badges } = useQuery(productBadgesQuery(site.id))
  return <Badge {...badge} own={badges?.[pictureKey]} />
}

interface BadgeProps extends Omit<ProductBadgeProps, 'pictureKey'> {
  own?: ProductBadgeView
}

function Badge({ kind, text, own, className }: BadgeProps) {
  const { formatMessage } = useIntl()
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
