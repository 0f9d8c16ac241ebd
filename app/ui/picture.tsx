import type { ImgHTMLAttributes } from 'react'
import { Helmet } from 'react-helmet'
import {
  imageSrcSet,
  imageUrl,
  usefulWidths,
  type ImageWidth,
} from '@/integrations/images/image-service'

const DEFAULT_WIDTHS: readonly ImageWidth[] = [300, 400, 640, 828, 1080, 1200, 1920]

export interface PictureImage {
  /** Address of the master picture. */
  link: string
  alt: string
  /** Natural width in px: nothing larger is asked for. */
  width?: number
  height?: number
}

interface PictureProps {
  image: PictureImage
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
export function Picture({ image, sizes, width, height, priority = false, ...props }: PictureProps) {
  const widths = usefulWidths(props.widths ?? DEFAULT_WIDTHS, image.width)
  const srcSet = imageSrcSet(image.link, widths)
  const src = imageUrl(image.link, middle(widths))
  return (
    <>
      {priority && srcSet && (
        <Helmet>
          <link
            rel="preload"
            as="image"
            imagesrcset={srcSet}
            imagesizes={sizes}
            fetchpriority="high"
          />
        </Helmet>
      )}
      <img
        {...urgency(priority)}
        sizes={srcSet ? sizes : undefined}
        srcSet={srcSet}
        src={src}
        alt={image.alt}
        width={width}
        height={height}
        className={props.className}
      />
    </>
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
