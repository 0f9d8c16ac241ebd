import { FormattedMessage } from 'react-intl'
import type { PhoneOrder } from '@/commerce-client/order-proposals'
import { Heading } from '@/ui/heading'
import { payChangeMessages as messages } from './pay-change.messages'
import styles from './pay-change.module.css'
import { Outcome, PayForm, Row, useMoment } from './pay-parts'

/** What an operator has ordered for the buyer. */
export function PayPhoneOrder({ token, order }: { token: string; order: PhoneOrder }) {
  const { parcels, payUntil, state, sums, total } = order
  const writeMoment = useMoment()
  if (state !== 'waiting') return <PhoneOrderOver order={order} />
  return (
    <div className="stack-5">
      {parcels.map(({ address, lines }, index) => (
        <section key={index} className="stack-3" aria-labelledby={`pay-parcel-${index}`}>
          <Heading level={2} size="md" id={`pay-parcel-${index}`}>
            <FormattedMessage
              {...messages.parcel}
              values={{ count: parcels.length, number: index + 1 }}
            />
          </Heading>
          <p className="muted">{address.join(', ')}</p>
          <ul className={styles.changes}>
            {lines.map((line, at) => (
              <li key={`${at} ${line}`}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <dl className={styles.totals}>
        {sums.map(([label, amount], index) => (
          <div key={`${index} ${label}`} className={styles.row}>
            <dt className="muted">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <Row label={messages.toPay} amount={total} isDue />
      </dl>
      <p className="muted">
        <FormattedMessage {...messages.orderUntil} values={{ time: writeMoment(payUntil) }} />
      </p>
      <PayForm token={token} amount={total} />
    </div>
  )
}

function PhoneOrderOver({ order: { state } }: { order: PhoneOrder }) {
  const isPlaced = state === 'placed'
  const over = state === 'withdrawn' ? messages.orderWithdrawn : messages.orderExpired
  return (
    <Outcome
      isDone={isPlaced}
      title={<FormattedMessage {...(isPlaced ? messages.placed : over)} />}
      text={<FormattedMessage {...(isPlaced ? messages.placedText : messages.orderOver)} />}
    />
  )
}
