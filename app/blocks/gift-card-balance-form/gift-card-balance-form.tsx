import { GiftCardBalanceCheck } from '@/features/gift-card-balance/gift-card-balance'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from '../narrow-section.module.css'
import { readBlockHead, type BlockHead } from '../read-block-head'

/** The form to check a gift card's balance, placed by an editor (FORM-093). */
function GiftCardBalanceBlock({ content }: BlockProps<BlockHead>) {
  return (
    <BlockSection {...content} className={styles.narrow}>
      <GiftCardBalanceCheck />
    </BlockSection>
  )
}

export default defineBlock<BlockHead>({ parse: readBlockHead, component: GiftCardBalanceBlock })
