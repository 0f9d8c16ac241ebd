import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { claimableQuery, type Claim } from '@/commerce-client/claims'
import type { Order, OrderKey } from '@/commerce-client/orders'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Link } from '@/ui/link'
import { useMoney } from '@/ui/price'
import { claimKindMessages, claimMessages, claimStateMessages } from './claim.messages'
import { orderMessages } from './order.messages'
import styles from './order-claims.module.css'
import { writePayment } from './payment-text'
import { ReturnLabel } from './return-label'
import { TitledSection } from './titled-section'

/** Nothing of such an order can be claimed yet. */
const NOT_SENT: readonly (string | undefined)[] = [undefined, 'not_shipped']

/**
 * What was claimed of an order, and the way to claim something; to the contact form where nothing
 * may be claimed.
 * @param known what a guest knows of the order; its own shopper needs only the number
 */
export function OrderClaims({ order, known }: { order: Order; known?: OrderKey }) {
  const { id: siteId } = useSite()
  const { orderNo = '' } = order
  const key = known ?? { orderNo }
  const isAsked = !NOT_SENT.includes(order.shippingStatus) && (!known || Boolean(known.email))
  const { data } = useQuery({ ...claimableQuery(siteId, key), enabled: isAsked })
  const { claims = [], lines = [], returnable = [] } = data ?? {}
  return (
    <>
      {claims.length > 0 && (
        <TitledSection title={claimMessages.claims}>
          <ul className={styles.claims}>
            {claims.map((claim) => (
              <li key={claim.id}>
                <ClaimText claim={claim} orderKey={key} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {returnable.length > 0 && (
        <p>
          <Link to={paths.orderReturn(key)}>
            <FormattedMessage {...claimMessages.returnLink} />
          </Link>
        </p>
      )}
      {lines.length > 0 ? (
        <Link to={paths.orderClaim(key)}>
          <FormattedMessage {...claimMessages.link} />
        </Link>
      ) : (
        <Link to={paths.contact(orderNo)}>
          <FormattedMessage {...orderMessages.help} />
        </Link>
      )}
    </>
  )
}

interface ClaimTextProps {
  claim: Claim
  orderKey: OrderKey
  /** What became of it is said beside. */
  isStateHidden?: boolean
}

/** What was claimed, and what became of it. */
export function ClaimText({ claim, orderKey, isStateHidden = false }: ClaimTextProps) {
  const { kind, state, items, answer, replacedBy } = claim
  return (
    <div className={styles.claim}>
      {!isStateHidden && !replacedBy && (
        <p className={styles.state}>
          <FormattedMessage {...claimStateMessages[state]} />
        </p>
      )}
      {replacedBy && (
        <p className={styles.state}>
          <FormattedMessage
            {...claimMessages.replacedBy}
            values={{
              // a guest who has identified one order has no pages of others
              order: orderKey.email ? replacedBy : <OrderLink orderNo={replacedBy} />,
            }}
          />
        </p>
      )}
      <RefundText claim={claim} />
      <p className="muted">
        <FormattedMessage {...claimKindMessages[kind]} />
      </p>
      <ul>
        {items.map(({ itemId, quantity, name }) => (
          <li key={itemId}>
            <FormattedMessage {...claimMessages.piece} values={{ quantity, name }} />
          </li>
        ))}
      </ul>
      {state === 'returning' && <ReturnLabel claim={claim} orderKey={orderKey} />}
      {answer && <blockquote className={styles.answer}>{answer}</blockquote>}
    </div>
  )
}

const OrderLink = ({ orderNo }: { orderNo: string }) => (
  <Link to={paths.orderDetails(orderNo)}>{orderNo}</Link>
)

/** `$12.00 to Visa ending in 1111` */
function RefundText({ claim: { refund } }: { claim: Claim }) {
  const intl = useIntl()
  const writeMoney = useMoney()
  if (!refund) return null
  return (
    <>
      {refund.to.map(({ amount, methodId, cardType, lastDigits, isByHand }, index) => {
        const paymentCard = lastDigits ? { cardType, maskedNumber: lastDigits } : undefined
        const method = writePayment(intl, { paymentMethodId: methodId, paymentCard })
        return (
          // parts of one refund have no id, and their order does not change
          <p key={index}>
            <FormattedMessage
              {...(isByHand ? claimMessages.byHand : claimMessages.refundTo)}
              values={{ amount: writeMoney(amount), method }}
            />
          </p>
        )
      })}
    </>
  )
}
