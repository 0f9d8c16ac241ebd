import { FormattedMessage, defineMessages } from 'react-intl'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import styles from './custom-mix.module.css'

const messages = defineMessages({
  mixBox: {
    id: 'customMix.box',
    defaultMessage:
      'A box of your own is built piece by piece: you choose what goes in, we fill it by hand in that order.',
  },
  mixPiece: {
    id: 'customMix.piece',
    defaultMessage:
      'This piece is not sold by itself: it is one of those you may choose for a box of your own.',
  },
  mixStart: { id: 'customMix.start', defaultMessage: 'Build a Box with It' },
  mixBuild: { id: 'customMix.build', defaultMessage: 'Build This Box' },
  mixShops: {
    id: 'customMix.shops',
    defaultMessage:
      'Have one made today at <shops>our Chocolate Shops</shops>: point, and we pack while you watch.',
  },
})

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
