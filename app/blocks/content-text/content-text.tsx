import { asOneOf, asText } from '@/lib/read-fields'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { RichText } from '@/ui/rich-text'
import { defineBlock, type BlockProps } from '../define-block'
import styles from './content-text.module.css'

interface ContentTextContent {
  title?: string
  html: string
  align: 'left' | 'center'
}

function ContentText({ content }: BlockProps<ContentTextContent>) {
  return (
    <section className={classNames('container', styles.section)}>
      <div className={classNames(styles.prose, styles[content.align])}>
        {content.title && <Heading level={2}>{content.title}</Heading>}
        <RichText html={content.html} className={styles.text} />
      </div>
    </section>
  )
}

export default defineBlock<ContentTextContent>({
  parse: (item) => {
    const html = asText(item.html)
    if (!html) return undefined
    return {
      title: asText(item.title),
      html,
      align: asOneOf(item.align, ['left', 'center']) ?? 'left',
    }
  },
  component: ContentText,
})
