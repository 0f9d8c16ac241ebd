import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ImageView } from '@/commerce-client/product-image.mapper'
import { Picture } from '@/ui/picture'
import { scrollBehavior } from '@/ui/scroll-behavior'
import { GalleryStrip } from './gallery-strip'
import { productMessages as messages } from './product.messages'
import styles from './product-gallery.module.css'

/**
 * In narrower windows, which it shares with what is shown about the product, but not on a phone.
 */
const NARROW_SIZES = '(min-width: 720px) 45vw, 100vw'
/** How large a picture is shown, in px: alone, beside its strip, on a phone (PDP-038). */
const SINGLE = { width: 636, widths: [636, 828, 1080, 1200], sizes: sizesOf(636) } as const
const SEVERAL = { width: 548, widths: [548, 828, 1080, 1200], sizes: sizesOf(548) } as const
const MOBILE_WIDTHS = [560, 828, 1080, 1200] as const

interface ProductGalleryProps {
  name: string
  images: readonly ImageView[]
}

/**
 * The product's pictures: swiped on a phone, chosen from a strip beside on larger windows, one alone
 * without either (PDP-034 to 037). The track is the browser's own scrolling.
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
    // Half way there counts as there, so that the strip does not flicker on its way.
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth))
  }
  // it may have been swiped before hydration
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
        {/* Scrolls, so it can be reached by keyboard. */}
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
