import { CatalogRequest } from '@/features/catalog-request/catalog-request'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from '../narrow-section.module.css'
import { readBlockHead, type BlockHead } from '../read-block-head'

/** The form to request a printed catalog, placed by an editor (FORM-031). */
function CatalogRequestBlock({ content }: BlockProps<BlockHead>) {
  return (
    <BlockSection {...content} className={styles.narrow}>
      <CatalogRequest />
    </BlockSection>
  )
}

export default defineBlock<BlockHead>({ parse: readBlockHead, component: CatalogRequestBlock })
