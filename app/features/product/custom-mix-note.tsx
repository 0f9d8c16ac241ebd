import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import styles from './custom-mix.module.css'
import { productKindMessages as messages } from './product-kinds.messages'

interface CustomMixNoteProps {
  isPiece: boolean
  /** Where a box is begun with the piece (PDP-011), or this box is built. */
  builderPath?: string
}

/** Why there is nothing to add: a box is sold filled, a piece only in a box. And where to get one. */
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
