import { EmailSignup } from '@/features/email-signup/email-signup'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from '../narrow-section.module.css'
import { readBlockHead, type BlockHead } from '../read-block-head'

/** The newsletter form of `/emailsignup`, placed by an editor (FORM-093). */
function EmailSignupBlock({ content }: BlockProps<BlockHead>) {
  return (
    <BlockSection {...content} className={styles.narrow}>
      <EmailSignup />
    </BlockSection>
  )
}

export default defineBlock<BlockHead>({ parse: readBlockHead, component: EmailSignupBlock })
