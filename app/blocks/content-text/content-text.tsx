import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import type { BlockProps } from '../define-block'
import type { ContentTextContent } from './content-text.block'
import styles from './content-text.module.css'

/** Words of an editor, in a measure that reads well. */
export default function ContentText({ content }: BlockProps<ContentTextContent>) {
  return (
    <section className={classNames('container', styles.section)}>
      <div className={classNames(styles.prose, styles[content.align])}>
        {content.title && <Heading level={2}>{content.title}</Heading>}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: content.html }} />
      </div>
    </section>
  )
}
