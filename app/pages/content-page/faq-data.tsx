import { readAccordion } from '@/blocks/accordion/read-accordion'
import type { Slot } from '@/blocks/slot'
import { JsonLd } from '@/ui/json-ld'

/** All questions of a page with their answers, as search engines read them (schema.org). */
export function FaqData({ slots }: { slots: readonly Slot[] }) {
  const questions = slots.flatMap((slot) => {
    const accordion = slot?.contentType === 'accordion' ? readAccordion(slot) : undefined
    return accordion?.isFaq ? accordion.entries : []
  })
  if (questions.length === 0) return null
  return (
    <JsonLd
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, html }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: html },
        })),
      }}
    />
  )
}
