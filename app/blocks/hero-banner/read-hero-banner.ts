import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asList, asOneOf, asText } from '@/lib/read-fields'
import { readCountdown, type CountdownTimer } from '../read-countdown'
import { readCallToAction, readImage, type CallToAction, type ContentImage } from '../read-content'

export interface HeroBannerContent {
  headline: string
  body?: string
  bodyColor?: string
  image: ContentImage
  mobileImage?: ContentImage
  callsToAction: CallToAction[]
  position: 'left' | 'right' | 'center'
  textColor?: string
  /** The tone of the text: `light` on a dark picture. */
  theme: 'light' | 'dark'
  imageLink?: string
  /** `contained`: limited to the page's width, with rounded corners. */
  container: 'full' | 'contained'
  countdown?: CountdownTimer
}

/** Reads a `hero-banner` item; returns undefined without a picture or a headline. */
export function readHeroBanner(item: ContentItem): HeroBannerContent | undefined {
  const media = asFields(Array.isArray(item.media) ? item.media[0] : undefined)
  const image = readImage(media.image)
  const headline = asText(item.headline)
  if (!image || !headline) return undefined
  const body = asFields(item.bodyText)
  const controls = asFields(item.textControls)
  return {
    headline,
    body: asText(body.text),
    bodyColor: asText(body.color),
    image,
    mobileImage: readImage(media.mobileImage),
    callsToAction: asList(item.ctaList, readCallToAction),
    position: asOneOf(controls.position, ['left', 'right', 'center']) ?? 'left',
    textColor: asText(controls.color),
    theme: asOneOf(controls.theme, ['light', 'dark']) ?? 'dark',
    imageLink: asText(item.imageLink),
    container: asOneOf(item.container, ['full', 'contained']) ?? 'full',
    countdown: readCountdown(item.countdownTimer),
  }
}
