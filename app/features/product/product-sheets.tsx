import { FormattedMessage } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { Heading } from '@/ui/heading'
import { productKindMessages as messages } from './product-kinds.messages'
import styles from './product-sheets.module.css'

const TITLES = {
  description: messages.tabDescription,
  details: messages.tabDetails,
  features: messages.tabFeatures,
}

/** The tab texts (PDP-094), laid open: none of them is long. */
export function ProductSheets({ tabs }: { tabs: NonNullable<ProductView['tabs']> }) {
  return (
    <div className={styles.sheets}>
      {tabs.map(({ id, text }) => (
        <section key={id} className={styles.sheet}>
          <Heading level={2} size="sm">
            <FormattedMessage {...TITLES[id]} />
          </Heading>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
