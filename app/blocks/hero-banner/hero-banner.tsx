import loadable from '@loadable/component'
import { useClock } from '@/site/use-clock'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { RESPONSIVE_WIDTHS } from '@/integrations/images/image-service'
import { Picture } from '@/ui/picture'
import { CallsToAction } from '../calls-to-action'
import type { BlockProps } from '../define-block'
import { isWorthCounting } from '../read-countdown'
import type { HeroBannerContent } from './read-hero-banner'
import styles from './hero-banner.module.css'

const Countdown = loadable(() => import('@/ui/countdown'))

/** A wide picture with a headline, text and calls to action in its empty area. */
export function HeroBanner({
  content,
  headingLevel,
  isFirst,
  priority = isFirst,
}: BlockProps<HeroBannerContent> & { priority?: boolean }) {
  const { image, mobileImage, imageLink, position, theme, container, countdown } = content
  const getTime = useClock()
  const picture = (
    <Picture
      image={image}
      mobileImage={mobileImage}
      widths={RESPONSIVE_WIDTHS}
      // In a narrow window the picture is cropped to its middle and is rendered 1.9 times as wide
      // as the window. These sizes request slightly less, because bandwidth matters more there than
      // sharpness.
      sizes="(min-width: 1920px) 1632px, (min-width: 1024px) 85vw, (min-width: 769px) 109vw, 150vw"
      width={image.width}
      height={image.height}
      priority={priority}
      className={styles.image}
    />
  )
  return (
    <section
      className={classNames(
        styles.hero,
        isFirst && styles.first,
        styles[position],
        styles[theme],
        styles[container],
      )}
    >
      <div className={styles.picture}>
        {imageLink ? (
          <Link to={imageLink} aria-label={content.headline}>
            {picture}
          </Link>
        ) : (
          picture
        )}
      </div>
      <div className={styles.frame}>
        <div className={styles.words} style={{ color: content.textColor }}>
          <Heading
            level={headingLevel}
            size={isFirst ? 'display' : 'xl'}
            className={styles.headline}
          >
            {content.headline}
          </Heading>
          {content.body && (
            <p className={styles.body} style={{ color: content.bodyColor }}>
              {content.body}
            </p>
          )}
          {countdown && isWorthCounting(countdown, getTime()) && <Countdown {...countdown} />}
          <CallsToAction items={content.callsToAction} />
        </div>
      </div>
    </section>
  )
}
