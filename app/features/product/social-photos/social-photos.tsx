import { FormattedMessage, defineMessages } from 'react-intl'
import type { SocialPhoto } from '@/integrations/social-gallery/social-gallery.port'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import styles from './social-photos.module.css'

const messages = defineMessages({
  title: { id: 'socialPhotos.title', defaultMessage: 'Seen in good company' },
  by: { id: 'socialPhotos.by', defaultMessage: 'by {name}' },
})

/** Photographs, each leading to where it was posted. */
export default function SocialPhotos({ photos }: { photos: readonly SocialPhoto[] }) {
  return (
    <section className={styles.section} aria-labelledby="social-photos-title">
      <Heading level={2} id="social-photos-title">
        <FormattedMessage {...messages.title} />
      </Heading>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <Photo photo={photo} />
          </li>
        ))}
      </ul>
    </section>
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
