import { asList, asText } from '@/lib/read-fields'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { RESPONSIVE_WIDTHS } from '@/integrations/images/image-service'
import { Picture } from '@/ui/picture'
import { CallsToAction } from '../calls-to-action'
import { defineBlock, type BlockProps } from '../define-block'
import { readCallToAction, readImage, type CallToAction, type ContentImage } from '../read-content'
import styles from './category-banner.module.css'

interface CategoryBannerContent {
  title: string
  text?: string
  image: ContentImage
  ctaList: CallToAction[]
}

function CategoryBanner({ content, headingLevel, isFirst }: BlockProps<CategoryBannerContent>) {
  const { title, text, image, ctaList } = content
  const isHead = headingLevel === 1
  return (
    <section className={classNames(styles.banner, !isHead && styles.low)}>
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
        <Heading level={headingLevel} size={isHead ? 'xl' : 'lg'}>
          {title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        <CallsToAction items={ctaList} />
      </div>
    </section>
  )
}

export default defineBlock<CategoryBannerContent>({
  parse: (item) => {
    const title = asText(item.title)
    const image = readImage(item.image)
    if (!title || !image) return undefined
    const ctaList = asList(item.ctaList, readCallToAction)
    return { title, image, ctaList, text: asText(item.text) }
  },
  component: CategoryBanner,
})
