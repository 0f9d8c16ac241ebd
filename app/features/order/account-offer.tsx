import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ReturnState } from '@/rules/return-state'
import type { Order } from '@/commerce-client/orders'
import type { FirstLogin } from '@/shopper/customer/use-log-in'
import { useCustomer } from '@/shopper/customer/use-customer'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import { accountOfferMessages as messages } from './account-offer.messages'
import { AccountOfferForm } from './account-offer-form'
import { useRegisterWithOrder } from './use-register-with-order'

/**
 * Offers an account that contains this order to a guest who has ordered; it only needs a password.
 */
export function AccountOffer({ order }: { order: Order }) {
  const { orderNo = '', guest: isGuest, customerInfo } = order
  const email = customerInfo?.email
  const { data: customer } = useCustomer()
  const registering = useRegisterWithOrder()
  if (!email) return null
  const backHere: ReturnState = { from: paths.orderConfirmation(orderNo) }
  if (registering.isSuccess) {
    return <Done email={email} login={registering.data} backHere={backHere} />
  }
  // while registering, the customer is loaded before the mutation has finished
  const isOffered = isGuest === true && (customer === null || registering.isLoading)
  if (!isOffered) return null
  return (
    <TitledSection title={messages.title}>
      <AccountOfferForm {...{ orderNo, email, registering, backHere }} />
    </TitledSection>
  )
}

interface DoneProps {
  email: string
  login: FirstLogin
  backHere: ReturnState
}

const OUTCOMES = {
  done: { text: messages.isKept, to: paths.account(), link: messages.toAccount },
  failed: { text: messages.logInOnce, to: paths.login(), link: messages.logIn },
  'verification-required': {
    text: messages.confirmFirst,
    to: paths.accountConfirmation(),
    link: messages.toConfirmation,
  },
  'token-expired': {
    text: messages.confirmFirst,
    to: paths.accountConfirmation(),
    link: messages.toConfirmation,
  },
} as const satisfies Record<FirstLogin, object>

/** Confirms the registration and takes the focus, because the form has disappeared. */
function Done({ email, login, backHere }: DoneProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { text, to, link } = OUTCOMES[login]
  return (
    <Alert ref={box} tone="success" title={<FormattedMessage {...messages.done} />}>
      <p>
        <FormattedMessage {...text} values={{ email }} />
      </p>
      <Link to={to} state={login === 'done' ? undefined : { ...backHere, email }}>
        <FormattedMessage {...link} />
      </Link>
    </Alert>
  )
}
