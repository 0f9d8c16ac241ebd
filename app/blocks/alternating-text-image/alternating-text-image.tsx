import { asFields, asList, asOneOf, asText } from '@/lib/read-fields'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Picture } from '@/ui/picture'
import { RichText } from '@/ui/rich-text'
import { BlockSection } from '../block-section'
import { CallsToAction } from '../calls-to-action'
import { defineBlock, type BlockProps } from '../define-block'
import { readPictureWords, type PictureWords } from '../read-cards'
import styles from './alternating-text-image.module.css'

type TextImage = PictureWords & { html: string }

interface TextImageListContent {
  title?: string
  items: TextImage[]
  /** Side of the first picture; the others alternate. */
  firstSide: 'left' | 'right'
}

function AlternatingTextImage({ content }: BlockProps<TextImageListContent>) {
  const { title, items, firstSide } = content
  return (
    <BlockSection title={title}>
      <div className={styles.rows}>
        {items.map((item, index) => {
          const isRight = (index % 2 === 0) === (firstSide === 'right')
          return (
            <div
              key={item.title}
              className={classNames(styles.row, isRight && styles.right)}
              data-side={isRight ? 'right' : 'left'}
            >
              <Picture
                image={item.image}
                width={5}
                height={4}
                sizes="(min-width: 769px) 46vw, 92vw"
                className={styles.image}
              />
              <div className={styles.words}>
                <Heading level={title ? 3 : 2} size="lg">
                  {item.title}
                </Heading>
                <RichText html={item.html} className={styles.text} />
                <CallsToAction items={item.callsToAction} />
              </div>
            </div>
          )
        })}
      </div>
    </BlockSection>
  )
}

function readItem(value: unknown): TextImage | undefined {
  const words = readPictureWords(value)
  const html = asText(asFields(value).html)
  return words && html ? { ...words, html } : undefined
}

export default defineBlock<TextImageListContent>({
  parse: (item) => {
    const isSingle = item.contentType === 'alternating-text-image'
    const items = asList(isSingle ? [item] : item.items, readItem)
    if (items.length === 0) return undefined
    const firstSide = asOneOf(item.imageSide, ['left', 'right']) ?? 'left'
    return { title: isSingle ? undefined : asText(item.title), items, firstSide }
  },
  component: AlternatingTextImage,
})
