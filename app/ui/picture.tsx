import type { ImgHTMLAttributes } from 'react'
import { Helmet } from 'react-helmet'
import {
  imageSrcSet,
  imageUrl,
  RESPONSIVE_WIDTHS,
  usefulWidths,
  type ImageWidth,
} from '@/integrations/images/image-service'
import { breakpoints } from '@/theme/breakpoints'

const DEFAULT_WIDTHS: readonly ImageWidth[] = [300, 400, ...RESPONSIVE_WIDTHS]
const MOBILE_WIDTHS: readonly ImageWidth[] = [640, 750, 828, 1080, 1200]
const MOBILE = `(max-width: ${breakpoints.sm}px)`

interface PictureImage {
  /** Address of the master picture. */
  link: string
  alt: string
  /** Natural width in px: nothing larger is asked for. */
  width?: number
  height?: number
  /** `object-position`, where it is cropped: `30% 60%`; absent: that of the style. */
  position?: string
}

interface PictureProps {
  image: PictureImage
  /** Another cut for windows up to 768 px. */
  mobileImage?: PictureImage
  mobileWidths?: readonly ImageWidth[]
  /** How wide that is shown. */
  mobileSizes?: string
  /** How wide it is shown, as the `sizes` attribute: '(min-width: 1024px) 25vw, 50vw'. */
  sizes: string
  /** With `height`: the ratio of its room, so that nothing moves when it arrives. */
  width: number
  height: number
  widths?: readonly ImageWidth[]
  /** The first thing a visitor sees: fetched at once, before everything else. */
  priority?: boolean
  className?: string
}

/** A picture in every size and format the visitor's window can use. */
export function Picture({ image, mobileImage, sizes, priority = false, ...props }: PictureProps) {
  const widths = usefulWidths(props.widths ?? DEFAULT_WIDTHS, image.width)
  const srcSet = imageSrcSet(image.link, widths)
  const mobileWidths = usefulWidths(props.mobileWidths ?? MOBILE_WIDTHS, mobileImage?.width)
  const mobileSrcSet = mobileImage && imageSrcSet(mobileImage.link, mobileWidths)
  const mobileSizes = props.mobileSizes ?? '100vw'
  const img = (
    <img
      {...urgency(priority)}
      sizes={srcSet ? sizes : undefined}
      srcSet={srcSet}
      src={imageUrl(image.link, middle(widths))}
      alt={image.alt}
      width={props.width}
      height={props.height}
      className={props.className}
      style={image.position ? { objectPosition: image.position } : undefined}
    />
  )
  return (
    <>
      {priority && srcSet && (
        <Preload
          href={imageUrl(image.link, middle(widths))}
          srcSet={srcSet}
          sizes={sizes}
          mobileHref={mobileImage && imageUrl(mobileImage.link, mobileWidths[0] ?? 640)}
          mobileSrcSet={mobileSrcSet}
          mobileSizes={mobileSizes}
        />
      )}
      {mobileSrcSet ? (
        <picture style={{ display: 'contents' }}>
          <source media={MOBILE} srcSet={mobileSrcSet} sizes={mobileSizes} />
          {img}
        </picture>
      ) : (
        img
      )}
    </>
  )
}

interface PreloadProps {
  href: string
  srcSet: string
  sizes: string
  mobileHref?: string
  mobileSrcSet?: string
  mobileSizes: string
}

/**
 * Preloads the picture before the browser has read the page. Only the `srcset` is fetched; the
 * address keeps several preloads apart, of which Helmet would write the last alone.
 */
function Preload({ href, srcSet, sizes, ...mobile }: PreloadProps) {
  const { mobileHref, mobileSrcSet, mobileSizes } = mobile
  const link = { rel: 'preload', as: 'image', fetchpriority: 'high' } as const
  return (
    <Helmet>
      {mobileSrcSet && (
        <link
          {...link}
          href={mobileHref}
          media={MOBILE}
          imageSrcSet={mobileSrcSet}
          imageSizes={mobileSizes}
        />
      )}
      <link
        {...link}
        href={href}
        {...(mobileSrcSet ? { media: '(min-width: 769px)' } : {})}
        imageSrcSet={srcSet}
        imageSizes={sizes}
      />
    </Helmet>
  )
}

// React 18 knows the attribute only in lower case.
function urgency(priority: boolean): ImgHTMLAttributes<HTMLImageElement> {
  return priority
    ? { ...{ fetchpriority: 'high' }, loading: 'eager', decoding: 'sync' }
    : { loading: 'lazy', decoding: 'async' }
}

// What a browser without srcset gets.
function middle(widths: readonly ImageWidth[]): ImageWidth {
  return widths[Math.floor(widths.length / 2)] ?? 640
}
