import { useEffect, useRef, useState } from 'react'
import { useIntl, defineMessages } from 'react-intl'
import type { ImageView } from '@/commerce-client/product-image.mapper'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { scrollBehavior } from '@/ui/scroll-behavior'
import styles from './product-gallery.module.css'

const messages = defineMessages({
  showPicture: { id: 'product.showPicture', defaultMessage: 'Show picture {number} of {total}' },
  earlier: { id: 'product.earlierPictures', defaultMessage: 'Earlier pictures' },
  later: { id: 'product.laterPictures', defaultMessage: 'More pictures' },
})

/** A strip with more pictures scrolls and has arrows (PDP-035). */
const MAX_STILL = 4
/** Height of a thumbnail and its gap. */
const STEP_PX = 86

interface GalleryStripProps {
  images: readonly ImageView[]
  current: number
  onShow: (index: number) => void
}

/** Thumbnails to choose a picture. Hidden on a phone, where the pictures are swiped. */
export function GalleryStrip({ images, current, onShow }: GalleryStripProps) {
  const { formatMessage } = useIntl()
  const strip = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isFirst: true, isLast: false })
  const total = images.length
  useEffect(() => {
    if (strip.current) keepInSight(strip.current, current)
  }, [current])
  const turn = (direction: 1 | -1) =>
    strip.current?.scrollBy({ top: direction * STEP_PX, behavior: scrollBehavior() })
  const arrow = (direction: 1 | -1) =>
    total > MAX_STILL && (
      <button
        type="button"
        className={styles.arrow}
        aria-label={formatMessage(direction === 1 ? messages.later : messages.earlier)}
        // not `disabled`, so that the button keeps the focus at the end
        aria-disabled={(direction === 1 ? ends.isLast : ends.isFirst) || undefined}
        onClick={() => turn(direction)}
      >
        <Icon name="chevron-down" size={20} className={direction === -1 ? styles.up : undefined} />
      </button>
    )
  return (
    <div className={styles.strip}>
      {arrow(-1)}
      <ul
        ref={strip}
        className={styles.thumbnails}
        onScroll={({ currentTarget }) => setEnds(endsOf(currentTarget))}
      >
        {images.map((image, index) => (
          <li key={image.link}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={formatMessage(messages.showPicture, { number: index + 1, total })}
              aria-current={index === current || undefined}
              onClick={() => onShow(index)}
            >
              <Picture
                image={{ ...image, alt: '' }}
                width={78}
                height={78}
                widths={[78, 150]}
                sizes="78px"
              />
            </button>
          </li>
        ))}
      </ul>
      {arrow(1)}
    </div>
  )
}

/**
 * Scrolls the strip, but never the page, to the current thumbnail; the picture may have been swiped
 * or scrolled.
 */
function keepInSight(strip: HTMLElement, index: number): void {
  // the strip is hidden on a phone
  if (strip.clientHeight === 0) return
  const top = index * STEP_PX
  const isHidden = top < strip.scrollTop || top + STEP_PX > strip.scrollTop + strip.clientHeight
  if (isHidden) strip.scrollTo({ top, behavior: scrollBehavior() })
}

function endsOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
  // In zoomed windows, scroll positions may be fractions of a pixel.
  return { isFirst: scrollTop < 1, isLast: scrollTop + clientHeight > scrollHeight - 1 }
}
