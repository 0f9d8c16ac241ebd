import { Contact } from '@/features/contact/contact-form'
import { asText } from '@/lib/read-fields'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from '../narrow-section.module.css'

interface ContactUsContent {
  title?: string
  text?: string
}

/** Where an editor lets shoppers write to the shop (D3 §2). */
function ContactUsBlock({ content }: BlockProps<ContactUsContent>) {
  return (
    <BlockSection title={content.title} text={content.text} className={styles.narrow}>
      <Contact />
    </BlockSection>
  )
}

export default defineBlock<ContactUsContent>({
  parse: (item) => ({ title: asText(item.title), text: asText(item.text) }),
  component: ContactUsBlock,
})
