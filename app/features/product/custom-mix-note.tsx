import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import styles from './custom-mix.module.css'
import { productKindMessages as messages } from './product-kinds.messages'

interface CustomMixNoteProps {
  isPiece: boolean
  /** Path to start a box with this piece (PDP-011), or to build this box. */
  builderPath?: string
}

/**
 * Explains that boxes are only sold filled and pieces only in boxes, with links to the builder and
 * the shops.
 */
export default function CustomMixNote({ isPiece, builderPath }: CustomMixNoteProps) {
  return (
    <div className={styles.note}>
      <Icon name="gift" size={24} />
      <div>
        <p className={styles.lead}>
          <FormattedMessage {...(isPiece ? messages.mixPiece : messages.mixBox)} />
        </p>
        {builderPath && (
          <ButtonLink to={builderPath}>
            <FormattedMessage {...(isPiece ? messages.mixStart : messages.mixBuild)} />
          </ButtonLink>
        )}
        <p>
          <FormattedMessage
            {...messages.mixShops}
            values={{
              shops: (words) => (
                <Link key="shops" to={paths.shops()}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      </div>
    </div>
  )
}
