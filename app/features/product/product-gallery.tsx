import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import type { ImageView } from '@/commerce-client/product-image.mapper'
import { Picture } from '@/ui/picture'
import { scrollBehavior } from '@/ui/scroll-behavior'
import { GalleryStrip } from './gallery-strip'
import styles from './product-gallery.module.css'

const messages = defineMessages({
  gallery: { id: 'product.gallery', defaultMessage: 'Pictures of {name}' },
  pictureCount: { id: 'product.pictureCount', defaultMessage: '{number} / {total}' },
})

/**
 * In windows below 1280 px, the gallery shares the width with the product's details; on a phone it
 * has the whole width.
 */
const NARROW_SIZES = '(min-width: 720px) 45vw, 100vw'
/**
 * Picture sizes in px: a single picture, pictures next to a strip, and pictures on a phone
 * (PDP-038).
 */
const SINGLE = { width: 636, widths: [636, 828, 1080, 1200], sizes: sizesOf(636) } as const
const SEVERAL = { width: 548, widths: [548, 828, 1080, 1200], sizes: sizesOf(548) } as const
const MOBILE_WIDTHS = [560, 828, 1080, 1200] as const

interface ProductGalleryProps {
  name: string
  images: readonly ImageView[]
}

/**
 * The product's pictures: swiped on a phone, chosen from a strip of thumbnails in larger windows. A
 * single picture needs neither (PDP-034 to 037). The track uses native scrolling.
 */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  const { formatMessage } = useIntl()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const total = images.length
  const isSingle = total < 2
  const shown = isSingle ? SINGLE : SEVERAL
  const show = (index: number) => {
    setCurrent(index)
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: scrollBehavior() })
  }
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
    // Rounding to the nearest picture prevents flickering of the strip while scrolling.
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth))
  }
  // the track may have been swiped before hydration
  useEffect(follow, [])
  return (
    <div
      className={styles.gallery}
      role="group"
      aria-label={formatMessage(messages.gallery, { name })}
      data-images={isSingle ? 'one' : 'several'}
    >
      {!isSingle && <GalleryStrip images={images} current={current} onShow={show} />}
      <div className={styles.stage}>
        {/* Focusable, so that the list can be scrolled by keyboard. */}
        <ul
          ref={track}
          className={styles.track}
          onScroll={follow}
          tabIndex={isSingle ? undefined : 0}
          aria-label={isSingle ? undefined : formatMessage(messages.gallery, { name })}
        >
          {images.map((image, index) => (
            <li key={image.link} className={styles.slide}>
              <Picture
                image={{ ...image, alt: image.alt || name }}
                mobileImage={image}
                mobileWidths={MOBILE_WIDTHS}
                mobileSizes={NARROW_SIZES}
                height={shown.width}
                {...shown}
                priority={index === 0}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
        {!isSingle && (
          <p className={styles.counter} aria-hidden="true">
            <FormattedMessage {...messages.pictureCount} values={{ number: current + 1, total }} />
          </p>
        )}
      </div>
    </div>
  )
}

function sizesOf(width: number): string {
  return `(min-width: 1280px) ${width}px, ${NARROW_SIZES}`
}
