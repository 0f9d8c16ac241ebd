import { CatalogRequest } from '@/features/catalog-request/catalog-request'
import { asText } from '@/lib/read-fields'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from '../narrow-section.module.css'

interface CatalogRequestContent {
  title?: string
  text?: string
}

/** Where an editor lets shoppers ask for a printed catalog (D3 §2). */
function CatalogRequestBlock({ content }: BlockProps<CatalogRequestContent>) {
  return (
    <BlockSection title={content.title} text={content.text} className={styles.narrow}>
      <CatalogRequest />
    </BlockSection>
  )
}

export default defineBlock<CatalogRequestContent>({
  parse: (item) => ({ title: asText(item.title), text: asText(item.text) }),
  component: CatalogRequestBlock,
})
