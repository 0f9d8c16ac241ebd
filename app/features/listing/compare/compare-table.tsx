import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ComparedProduct, ComparedSize } from '@/commerce-client/compared-products.queries'
import { Button, ButtonLink } from '@/ui/button'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Price, useMoney } from '@/ui/price'
import { compareMessages as messages } from './compare.messages'
import styles from './compare-table.module.css'

const GRAMS_PER_OUNCE = 28.349523125

const toTenths = (value: number) => Math.round(value * 10) / 10

type Words = (typeof messages)[keyof typeof messages]

const MARKS = [
  ['isKosher', messages.kosher],
  ['isDairyFree', messages.dairyFree],
  ['isMeltable', messages.meltable],
] as const

const ROWS: readonly { label: Words; cell: (product: ComparedProduct) => ReactNode }[] = [
  {
    label: messages.sizes,
    cell: ({ sizes }) => (
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <Size key={size.name ?? ''} size={size} />
        ))}
      </ul>
    ),
  },
  { label: messages.allergens, cell: ({ allergens }) => <Allergens allergens={allergens} /> },
  { label: messages.marks, cell: ({ flags }) => <Marks flags={flags} /> },
  {
    label: messages.rating,
    cell: ({ rating, reviewCount: count = 0 }) =>
      rating !== undefined && count > 0 ? (
        <FormattedMessage {...messages.stars} values={{ rating: toTenths(rating), count }} />
      ) : (
        <FormattedMessage {...messages.noReviews} />
      ),
  },
  { label: messages.about, cell: ({ description }) => description },
]

interface CompareTableProps {
  products: readonly ComparedProduct[]
  onRemove: (id: string) => void
}

/** A column for each product; on a phone each cell carries the name of its row. */
export function CompareTable({ products, onRemove }: CompareTableProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className="visually-hidden">
                  <FormattedMessage {...messages.product} />
                </span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <Head product={product} onRemove={() => onRemove(product.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ label, cell }) => (
              <tr key={label.id}>
                <th scope="row" className={styles.label}>
                  <FormattedMessage {...label} />
                </th>
                {products.map((product) => (
                  <td key={product.id} data-label={formatMessage(label)}>
                    {cell(product)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.traces}>
        <FormattedMessage {...messages.traces} />
      </p>
    </>
  )
}

function Head({ product, onRemove }: { product: ComparedProduct; onRemove: () => void }) {
  const { formatMessage } = useIntl()
  const { href, image, name } = product
  return (
    <div className={styles.head}>
      {image && (
        <Picture
          image={{ ...image, alt: '' }}
          width={240}
          height={240}
          widths={[300, 400]}
          sizes="(min-width: 769px) 220px, 40vw"
          className={styles.picture}
        />
      )}
      <Link to={href}>{name}</Link>
      <div className="cluster-2">
        <ButtonLink size="sm" to={href} aria-label={formatMessage(messages.viewOf, { name })}>
          <FormattedMessage {...messages.view} />
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          onClick={onRemove}
          aria-label={formatMessage(messages.removeOf, { name })}
        >
          <FormattedMessage {...messages.remove} />
        </Button>
      </div>
    </div>
  )
}

function Size({ size: { name, price, grams } }: { size: ComparedSize }) {
  const writeMoney = useMoney()
  const ounces = grams === undefined ? undefined : grams / GRAMS_PER_OUNCE
  return (
    <li>
      <strong>{name ?? <FormattedMessage {...messages.oneSize} />}</strong>
      {price && <Price amount={price.amount} listAmount={price.list} size="sm" />}
      {grams !== undefined && ounces !== undefined && (
        <span className="muted">
          <FormattedMessage
            {...messages.weight}
            values={{ ounces: toTenths(ounces), grams: toTenths(grams) }}
          />
        </span>
      )}
      {ounces !== undefined && price && (
        <span className="muted">
          <FormattedMessage
            {...messages.perOunce}
            values={{ price: writeMoney(price.amount / ounces) }}
          />
        </span>
      )}
    </li>
  )
}

function Allergens({ allergens }: Pick<ComparedProduct, 'allergens'>) {
  if (!allergens) return <FormattedMessage {...messages.unknown} />
  if (allergens.length === 0) return <FormattedMessage {...messages.noAllergens} />
  return <>{allergens.join(', ')}</>
}

function Marks({ flags }: Pick<ComparedProduct, 'flags'>) {
  const marks = MARKS.filter(([flag]) => flags.includes(flag))
  if (marks.length === 0) return <>–</>
  return (
    <ul className={styles.marks}>
      {marks.map(([flag, words]) => (
        <li key={flag}>
          <FormattedMessage {...words} />
        </li>
      ))}
    </ul>
  )
}
