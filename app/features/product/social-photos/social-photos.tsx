import { FormattedMessage, defineMessages } from 'react-intl'
import type { SocialPhoto } from '@/integrations/social-gallery/social-gallery.port'
import { Heading } from '@/ui/heading'
import { PhotoRow } from './photo-row'
import styles from './social-photos.module.css'

const messages = defineMessages({
  title: { id: 'socialPhotos.title', defaultMessage: 'Seen in good company' },
})

export default function SocialPhotos({ photos }: { photos: readonly SocialPhoto[] }) {
  return (
    <section className={styles.section} aria-labelledby="social-photos-title">
      <Heading level={2} id="social-photos-title">
        <FormattedMessage {...messages.title} />
      </Heading>
      <PhotoRow photos={photos} />
    </section>
  )
}
