import { CatalogRequest } from '@/features/catalog-request/catalog-request'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from '../narrow-section.module.css'
import { readBlockHead, type BlockHead } from '../read-block-head'

/** Where an editor lets shoppers ask for a printed catalog (FORM-031). */
function CatalogRequestBlock({ content }: BlockProps<BlockHead>) {
  return (
    <BlockSection {...content} className={styles.narrow}>
      <CatalogRequest />
    </BlockSection>
  )
}

export default defineBlock<BlockHead>({ parse: readBlockHead, component: CatalogRequestBlock })
