import { asText } from '@/lib/read-fields'
import { Heading } from '@/ui/heading'
import { RESPONSIVE_WIDTHS } from '@/integrations/images/image-service'
import { Picture } from '@/ui/picture'
import { defineBlock, type BlockProps } from '../define-block'
import { readImage, type ContentImage } from '../read-content'
import styles from './category-banner.module.css'

interface CategoryBannerContent {
  title: string
  text?: string
  image: ContentImage
}

/** A wide, low picture with a title, at the head of a page. */
function CategoryBanner({ content, headingLevel, isFirst }: BlockProps<CategoryBannerContent>) {
  const { title, text, image } = content
  return (
    <section className={styles.banner}>
      <Picture
        image={image}
        width={image.width}
        height={image.height}
        widths={RESPONSIVE_WIDTHS}
        sizes="(min-width: 1024px) 60vw, 100vw"
        priority={isFirst}
        className={styles.image}
      />
      <div className={styles.words}>
        <Heading level={headingLevel} size="xl">
          {title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </section>
  )
}

export default defineBlock<CategoryBannerContent>({
  parse: (item) => {
    const title = asText(item.title)
    const image = readImage(item.image)
    return title && image ? { title, image, text: asText(item.text) } : undefined
  },
  component: CategoryBanner,
})
