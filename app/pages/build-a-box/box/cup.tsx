import { memo } from 'react'
import type { ImageView } from '@/commerce-client/product-image.mapper'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import styles from './cup.module.css'

interface CupProps {
  id: string | undefined
  image: ImageView | undefined
}

/**
 * A paper cup from above, with the picture of its piece. Memoized, because a box has dozens of
 * cups.
 */
export const Cup = memo(function Cup({ id, image }: CupProps) {
  return (
    <span className={classNames(styles.cup, id !== undefined && styles.filled)}>
      {image && (
        <Picture
          key={id}
          image={{ ...image, alt: '' }}
          width={96}
          height={96}
          widths={[150]}
          sizes="96px"
          className={styles.piece}
        />
      )}
    </span>
  )
})
