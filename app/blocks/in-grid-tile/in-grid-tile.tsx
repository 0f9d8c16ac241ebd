import { asText } from '@/lib/read-fields'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { defineBlock, type BlockProps } from '../define-block'
import { readCallToAction, readImage, type CallToAction, type ContentImage } from '../read-content'
import styles from './in-grid-tile.module.css'

interface InGridTileContent {
  title: string
  text?: string
  image: ContentImage
  link: CallToAction
  isDouble: boolean
}

const SINGLE_SIZES = '(min-width: 1504px) 330px, (min-width: 1024px) 23vw, 45vw'
const DOUBLE_SIZES = '(min-width: 1024px) 24vw, (min-width: 600px) 32vw, 90vw'

/** A picture and text among the products of a list, one or two products wide (CNT-030). */
function InGridTile({ content }: BlockProps<InGridTileContent>) {
  const { title, text, image, link, isDouble } = content
  return (
    <article className={classNames(styles.tile, isDouble && styles.double)}>
      <Picture
        image={image}
        width={4}
        height={3}
        widths={[330, 400, 560, 640, 750, 828]}
        sizes={isDouble ? DOUBLE_SIZES : SINGLE_SIZES}
        className={styles.image}
      />
      <div className={styles.words}>
        <Heading level={3} size={isDouble ? 'md' : 'sm'} className={styles.title}>
          {title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        <Link to={link.link} className={styles.link}>
          {link.text}
        </Link>
      </div>
    </article>
  )
}

/** Reads an `in-grid-tile-single` or an `in-grid-tile-double`. */
export default defineBlock<InGridTileContent>({
  parse: (item) => {
    const title = asText(item.title)
    const image = readImage(item.image)
    const link = readCallToAction(item.cta)
    if (!title || !image || !link) return undefined
    const isDouble = item.contentType === 'in-grid-tile-double'
    return { title, text: asText(item.text), image, link, isDouble }
  },
  component: InGridTile,
})
