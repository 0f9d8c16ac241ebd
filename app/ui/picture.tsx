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
  link: string
  alt: string
  /** Natural width in pixels: no larger image is requested. */
  width?: number
  height?: number
  /** `object-position` of a cropped image: `30% 60%`; by default that of the style. */
  position?: string
}

interface PictureProps {
  image: PictureImage
  /** Another crop for windows up to 768 px. */
  mobileImage?: PictureImage
  mobileWidths?: readonly ImageWidth[]
  /** The displayed width of `mobileImage`, as the `sizes` attribute. */
  mobileSizes?: string
  /** The displayed width, as the `sizes` attribute: '(min-width: 1024px) 25vw, 50vw'. */
  sizes: string
  /**
   * With `height`, sets the aspect ratio that is reserved, so that nothing moves when the image
   * loads.
   */
  width: number
  height: number
  widths?: readonly ImageWidth[]
  /** For the first visible image: loaded immediately, with high priority. */
  priority?: boolean
  className?: string
}

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
 * Preloads the image before the browser has parsed the page. Browsers only load the `srcset`; the
 * `href` makes the preload links distinct, because Helmet would otherwise only write the last one.
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

// React 18 only supports this attribute in lower case.
function urgency(priority: boolean): ImgHTMLAttributes<HTMLImageElement> {
  return priority
    ? { ...{ fetchpriority: 'high' }, loading: 'eager', decoding: 'sync' }
    : { loading: 'lazy', decoding: 'async' }
}

// The fallback for browsers without `srcset`.
function middle(widths: readonly ImageWidth[]): ImageWidth {
  return widths[Math.floor(widths.length / 2)] ?? 640
}
