import { FormattedMessage } from 'react-intl'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { Picture } from '@/ui/picture'
import styles from './line-pictures.module.css'
import { ordersMessages as messages } from './orders.messages'

interface PicturedLine {
  productId?: string
  productName?: string
}

interface LinePicturesProps {
  lines: readonly PicturedLine[]
  products: Readonly<Record<string, LineProduct>>
}

const MOST = 4

/** Small pictures of an order's products. Products that are no longer sold show their initial. */
export function LinePictures({ lines, products }: LinePicturesProps) {
  const unique = lines.filter(
    ({ productId }, index) => lines.findIndex((one) => one.productId === productId) === index,
  )
  const more = unique.length - MOST
  const shown = more > 0 ? unique.slice(0, MOST) : unique
  return (
    <ul className={styles.pictures}>
      {shown.map(({ productId = '', productName = productId }) => {
        const image = products[productId]?.image
        return (
          <li key={productId} className={styles.picture}>
            {image ? (
              <Picture
                image={{ link: image.link, alt: productName }}
                widths={[150, 300]}
                sizes="64px"
                width={150}
                height={150}
              />
            ) : (
              <>
                <span className="visually-hidden">{productName}</span>
                <span aria-hidden="true">{productName.charAt(0)}</span>
              </>
            )}
          </li>
        )
      })}
      {more > 0 && (
        <li className={styles.more}>
          <FormattedMessage {...messages.moreLines} values={{ count: more }} />
        </li>
      )}
    </ul>
  )
}
