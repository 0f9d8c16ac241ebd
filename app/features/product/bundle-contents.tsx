import { useId } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import type { BundledView } from '@/commerce-client/product.mapper'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import styles from './bundle-contents.module.css'
import { setMessages as messages } from './set.messages'

export default function BundleContents({ contents }: { contents: readonly BundledView[] }) {
  const id = useId()
  if (contents.length === 0) return null
  return (
    <section className={styles.contents} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        <FormattedMessage {...messages.contents} />
      </Heading>
      <ul className="stack-3">
        {contents.map(({ id: productId, name, href, image, quantity }) => (
          <li key={productId} className={styles.part}>
            {image && (
              <Picture
                image={{ ...image, alt: '' }}
                width={64}
                height={64}
                widths={[78, 150]}
                sizes="64px"
                className={styles.picture}
              />
            )}
            <span>
              <FormattedNumber value={quantity} /> × <Link to={href}>{name}</Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
