import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { Picture } from '@/ui/picture'
import styles from './saved-mixes.module.css'

/** More photographs would be too small. */
const MOST = 9

/** What is in a saved box, in small: its pieces side by side. */
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
