import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { recipientKey } from '@/rules/recipient-key'
import { fullNameOf } from '@/rules/recipients'
import { toOneLine } from '@/purchase/recipients/use-recipient-name'
import { useSite } from '@/site/use-site'
import { writeDay } from '@/ui/day-text'
import { focusOnTop } from './focus-on-top'
import type { ImportedPerson } from './import-people'
import { importMessages as messages } from './import-recipients.messages'
import styles from './import-recipients.module.css'

interface ImportPreviewProps {
  people: readonly ImportedPerson[]
  /** Keys of people who are recipients already. */
  listed: ReadonlySet<string>
}

/** A preview of the recipients to add, with all their data. Takes the focus. */
export function ImportPreview({ people, listed }: ImportPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusOnTop(heading.current), [people])
  return (
    <section className="stack-4 min-w-0" aria-labelledby="import-preview">
      <h3 ref={heading} id="import-preview" tabIndex={-1} className={styles.subtitle}>
        <FormattedMessage {...messages.preview} values={{ count: people.length }} />
      </h3>
      <ol className={styles.people}>
        {people.map((person) => (
          <Person
            key={person.lines.join()}
            person={person}
            isKnown={listed.has(recipientKey(person.address))}
          />
        ))}
      </ol>
    </section>
  )
}

function Person({ person, isKnown }: { person: ImportedPerson; isKnown: boolean }) {
  const intl = useIntl()
  const { address, day, giftMessage } = person
  return (
    <li className={styles.person}>
      <p className={styles.name}>{fullNameOf(address)}</p>
      <p>{toOneLine(address)}</p>
      <Gets person={person} />
      <p>
        {day ? (
          <FormattedMessage {...messages.onDay} values={{ day: writeDay(intl, day) }} />
        ) : (
          <FormattedMessage {...messages.atOnce} />
        )}
      </p>
      {giftMessage && (
        <p>
          <FormattedMessage {...messages.giftNote} values={{ text: giftMessage }} />
        </p>
      )}
      {isKnown && (
        <p className={styles.note}>
          <FormattedMessage {...messages.onListAlready} />
        </p>
      )}
    </li>
  )
}

function Gets({ person: { items } }: { person: ImportedPerson }) {
  const { id: siteId } = useSite()
  const ids = items.map(({ productId }) => productId)
  const { data: products = {} } = useQuery(lineProductsQuery(siteId, ids))
  if (items.length === 0) {
    return (
      <p>
        <FormattedMessage {...messages.getsChosen} />
      </p>
    )
  }
  return (
    <p>
      {items.map(({ productId, quantity, line }, index) => (
        <span key={line}>
          {index > 0 && ', '}
          <FormattedMessage
            {...messages.getsItem}
            values={{ quantity, name: products[productId]?.name ?? productId }}
          />
        </span>
      ))}
    </p>
  )
}
