import { FormattedMessage, defineMessages } from 'react-intl'
import type { SocialPhoto } from '@/integrations/social-gallery/social-gallery.port'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Skeleton } from '@/ui/skeleton'
import styles from './photo-row.module.css'

const messages = defineMessages({
  by: { id: 'socialPhotos.by', defaultMessage: 'by {name}' },
})

/** The maximum number of photos next to each other. */
const WAITING = [0, 1, 2, 3]

/** A row of photos linked to their `href`; it scrolls if they do not fit. */
export function PhotoRow({ photos }: { photos: readonly SocialPhoto[] }) {
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <Photo photo={photo} />
        </li>
      ))}
    </ul>
  )
}

function Photo({ photo }: { photo: SocialPhoto }) {
  const { title, author, href } = photo
  return (
    <figure className={styles.photo}>
      <Picture
        image={{ link: photo.link, alt: photo.alt }}
        width={400}
        height={400}
        widths={[300, 400, 640, 828]}
        sizes="(min-width: 1024px) 22vw, (min-width: 577px) 30vw, 70vw"
        className={styles.picture}
      />
      <figcaption className={styles.caption}>
        {href ? <Link to={href}>{title}</Link> : title}
        {author && (
          <span className={styles.author}>
            <FormattedMessage {...messages.by} values={{ name: author }} />
          </span>
        )}
      </figcaption>
    </figure>
  )
}

/** Placeholder of a row while loading, with the same height. */
export function PhotoRowSkeleton() {
  return (
    <div className={styles.photos} aria-hidden="true">
      {WAITING.map((place) => (
        <div key={place} className={styles.photo}>
          <Skeleton className={styles.picture} />
          <div className={styles.caption}>
            <Skeleton width="70%" height="1rem" />
            <Skeleton width="40%" height="0.8rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
