import { Contact } from '@/features/contact/contact-form'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from '../narrow-section.module.css'
import { readBlockHead, type BlockHead } from '../read-block-head'

/** The contact form, placed by an editor (CNT-010). */
function ContactUsBlock({ content }: BlockProps<BlockHead>) {
  return (
    <BlockSection {...content} className={styles.narrow}>
      <Contact />
    </BlockSection>
  )
}

export default defineBlock<BlockHead>({ parse: readBlockHead, component: ContactUsBlock })
