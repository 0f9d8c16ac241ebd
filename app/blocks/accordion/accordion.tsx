import { Icon } from '@/ui/icon'
import { Heading } from '@/ui/heading'
import { RichText } from '@/ui/rich-text'
import { defineBlock, type BlockProps } from '../define-block'
import styles from './accordion.module.css'
import { readAccordion, type AccordionContent } from './read-accordion'

function Accordion({ content }: BlockProps<AccordionContent>) {
  const { title, entries } = content
  return (
    <section className={`container ${styles.section}`}>
      <div className={styles.column}>
        {title && (
          <Heading level={2} className={styles.title}>
            {title}
          </Heading>
        )}
        {entries.map((entry) => (
          <details key={entry.title} className={styles.entry}>
            <summary className={styles.summary}>
              <Heading level={title ? 3 : 2} size="sm" className={styles.name}>
                {entry.title}
              </Heading>
              <Icon name="chevron-down" size={20} className={styles.icon} />
            </summary>
            <RichText html={entry.html} className={styles.text} />
          </details>
        ))}
      </div>
    </section>
  )
}

export default defineBlock<AccordionContent>({ parse: readAccordion, component: Accordion })
