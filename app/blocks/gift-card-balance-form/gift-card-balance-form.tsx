import { GiftCardBalanceCheck } from '@/features/gift-card-balance/gift-card-balance'
import { asText } from '@/lib/read-fields'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from '../narrow-section.module.css'

interface GiftCardBalanceContent {
  title?: string
  text?: string
}

/** Where an editor lets shoppers ask what is left on a gift card (D3 §2). */
function GiftCardBalanceBlock({ content }: BlockProps<GiftCardBalanceContent>) {
  return (
    <BlockSection title={content.title} text={content.text} className={styles.narrow}>
      <GiftCardBalanceCheck />
    </BlockSection>
  )
}

export default defineBlock<GiftCardBalanceContent>({
  parse: (item) => ({ title: asText(item.title), text: asText(item.text) }),
  component: GiftCardBalanceBlock,
})
