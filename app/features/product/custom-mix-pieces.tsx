import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { piecesQuery } from '@/commerce-client/search.queries'
import { useSite } from '@/site/use-site'
import { Heading } from '@/ui/heading'
import { Picture } from '@/ui/picture'
import styles from './custom-mix.module.css'

const messages = defineMessages({
  mixPhone: {
    id: 'customMix.phone',
    defaultMessage: 'Or tell us on the telephone, <phone>{number}</phone>.',
  },
  mixPieces: { id: 'customMix.pieces', defaultMessage: 'What may go in' },
})

interface CustomMixPiecesProps {
  code: string
  /** The phone number for customers who prefer to order a box by phone. */
  phone: { display: string; tel: string }
}

/** All pieces that a box may contain, for information only. */
export default function CustomMixPieces({ code, phone }: CustomMixPiecesProps) {
  const site = useSite()
  const id = useId()
  const { data } = useQuery(piecesQuery(site.id, code))
  if (!data || data.tiles.length === 0) return null
  return (
    <section className={styles.pieces} aria-labelledby={id}>
      <Heading level={2} id={id}>
        <FormattedMessage {...messages.mixPieces} />
      </Heading>
      <ul className={styles.list}>
        {data.tiles.map(({ id: productId, name, image }) => (
          <li key={productId} className={styles.piece}>
            {image && (
              <Picture
                image={{ ...image, alt: '' }}
                width={270}
                height={270}
                widths={[150, 270, 400]}
                sizes="(min-width: 1024px) 200px, (min-width: 769px) 22vw, 30vw"
                className={styles.picture}
              />
            )}
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage
          {...messages.mixPhone}
          values={{
            number: phone.display,
            phone: (words) => (
              <a key="phone" href={`tel:${phone.tel}`}>
                {words}
              </a>
            ),
          }}
        />
      </p>
    </section>
  )
}
