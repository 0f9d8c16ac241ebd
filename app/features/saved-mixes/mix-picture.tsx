import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { Picture } from '@/ui/picture'
import styles from './saved-mixes.module.css'

/** Maximum number of pictures; more would be too small. */
const MOST = 9

/** A small picture of a saved box, composed of its pieces. */
export function MixPicture({ pieces }: { pieces: readonly LineProduct[] }) {
  const images = pieces.flatMap(({ image }) => image ?? []).slice(0, MOST)
  const columns = Math.ceil(Math.sqrt(images.length))
  return (
    <span
      className={styles.picture}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {images.map(({ link }) => (
        <Picture
          key={link}
          image={{ link, alt: '' }}
          widths={[150, 300]}
          sizes="72px"
          width={150}
          height={150}
        />
      ))}
    </span>
  )
}
