import { useIntl, defineMessages } from 'react-intl'
import { asNumber, asText } from '@/lib/read-fields'
import { useCustomerGroups } from '@/shopper/customer/use-customer-groups'
import { defineBlock, type BlockProps } from '../define-block'
import { readSlots, slotForGroups, type Slot } from '../slot'
import { HeroBanner } from './hero-banner'
import styles from './hero-carousel.module.css'
import { readHeroBanner } from './read-hero-banner'
import { useRotation } from './use-rotation'

const messages = defineMessages({
  carousel: { id: 'heroCarousel.carousel', defaultMessage: 'carousel' },
  slide: { id: 'heroCarousel.slide', defaultMessage: 'slide' },
  place: { id: 'heroCarousel.place', defaultMessage: '{place} of {count}' },
  pause: { id: 'heroCarousel.pause', defaultMessage: 'Pause automatic slides' },
  start: { id: 'heroCarousel.start', defaultMessage: 'Start automatic slides' },
  show: { id: 'heroCarousel.show', defaultMessage: 'Show slide {place}: {headline}' },
})

/** Default time per slide, in seconds (CNT-019). */
const DEFAULT_ROTATION_SECONDS = 4

interface HeroCarouselContent {
  title?: string
  delayMs: number
  slides: Slot[]
}

/**
 * Rotating hero banners (CNT-008). The row scrolls natively, so it works without scripts and by
 * touch.
 */
function HeroCarousel({ content, headingLevel, isFirst }: BlockProps<HeroCarouselContent>) {
  const { formatMessage } = useIntl()
  const groups = useCustomerGroups()
  const banners = content.slides.flatMap((slot) => {
    const slide = slotForGroups(slot, groups)
    const banner = slide && readHeroBanner(slide)
    return banner ? [banner] : []
  })
  const count = banners.length
  const { index, isPlaying, lastShown, goTo, toggle, rowProps, holdProps } = useRotation(
    count,
    content.delayMs,
  )
  if (count === 0) return null
  return (
    <section
      className={styles.carousel}
      aria-roledescription={formatMessage(messages.carousel)}
      aria-label={content.title ?? banners[0]?.headline}
      {...holdProps}
    >
      {count > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={formatMessage(isPlaying ? messages.pause : messages.start)}
            onClick={toggle}
          >
            <svg width={14} height={14} viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
              <path d={isPlaying ? 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z' : 'M2.5 1 12.5 7l-10 6z'} />
            </svg>
          </button>
          {banners.map(({ headline }, place) => (
            <button
              key={place}
              type="button"
              className={styles.dot}
              aria-label={formatMessage(messages.show, { place: place + 1, headline })}
              aria-current={place === index || undefined}
              onClick={() => goTo(place)}
            />
          ))}
        </div>
      )}
      <div className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'} {...rowProps}>
        {banners.map((banner, place) => (
          <div
            key={place}
            className={styles.slide}
            data-waiting={place > lastShown || undefined}
            role="group"
            aria-roledescription={formatMessage(messages.slide)}
            aria-label={formatMessage(messages.place, { place: place + 1, count })}
          >
            <HeroBanner
              content={banner}
              headingLevel={place === 0 ? headingLevel : 2}
              isFirst={isFirst}
              priority={isFirst && place === 0}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

export default defineBlock<HeroCarouselContent>({
  parse: (item) => {
    const slides = readSlots(item.slides)
    const seconds = asNumber(item.rotationSpeed) ?? DEFAULT_ROTATION_SECONDS
    return { title: asText(item.title), delayMs: Math.max(1, seconds) * 1000, slides }
  },
  component: HeroCarousel,
})
