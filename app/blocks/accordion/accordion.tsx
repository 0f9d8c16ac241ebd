import { asFields, asList, asText } from '@/lib/read-fields'
import { Icon } from '@/ui/icon'
import { Heading } from '@/ui/heading'
import { JsonLd } from '@/ui/json-ld'
import { RichText } from '@/ui/rich-text'
import { defineBlock, type BlockProps } from '../define-block'
import styles from './accordion.module.css'

interface AccordionContent {
  title?: string
  /** Titles are questions, and what is below them answers. */
  isFaq: boolean
  entries: { title: string; html: string }[]
}

/** Entries that open and close, each by itself; the browser's own disclosure. */
function Accordion({ content }: BlockProps<AccordionContent>) {
  const { title, isFaq, entries } = content
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
      {isFaq && <JsonLd data={toFaqPage(entries)} />}
    </section>
  )
}

function toFaqPage(entries: AccordionContent['entries']) {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  }
}

function readEntry(value: unknown): AccordionContent['entries'][number] | undefined {
  const fields = asFields(value)
  const title = asText(fields.title)
  const html = asText(fields.html)
  return title && html ? { title, html } : undefined
}

export default defineBlock<AccordionContent>({
  parse: (item) => {
    const entries = asList(item.entries, readEntry)
    if (entries.length === 0) return undefined
    return { title: asText(item.title), isFaq: item.kind === 'faq', entries }
  },
  component: Accordion,
})
