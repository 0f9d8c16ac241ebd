import { moneyFormat } from '@rules/currency'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { CARD, paymentBrandOf, isWallet } from '@rules/payment-methods'
import { writePaymentMethod } from '@/purchase/payment/payment-method-name'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { RetryButton } from '@/ui/load-failure'
import { classNames } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'
import { CardChoice } from './card-choice'
import { paymentMessages } from './payment.messages'
import styles from './payment-methods.module.css'
import type { CardForm as CardFormState } from '@/purchase/payment/use-card-form'
import type { PaymentState } from './use-payment-choice'

interface PaymentMethodsProps {
  state: PaymentState
  card: CardFormState
}

/** The payment methods. The details of the chosen one open below it (PAY-002). */
export function PaymentMethods({ state, card }: PaymentMethodsProps) {
  const intl = useIntl()
  const { pays, methods, methodId, chooseMethod } = state
  if (pays !== 'main') return <NothingToChoose pays={pays} />
  if (!methods) return <Skeleton height="14rem" />
  return (
    <fieldset className="stack-3">
      <legend className="visually-hidden">
        <FormattedMessage {...paymentMessages.methods} />
      </legend>
      {state.isMethodsFailed && <MethodsFailed retry={state.retryMethods} />}
      {methods.map((method) => {
        const isChosen = method.id === methodId
        return (
          <div key={method.id} className={classNames(styles.method, isChosen && styles.chosen)}>
            <label className={styles.choice}>
              <input
                type="radio"
                name="paymentMethodId"
                value={method.id}
                checked={isChosen}
                onChange={() => chooseMethod(method.id)}
              />
              <span>
                {writePaymentMethod(intl, { id: method.id, isChoice: true, ownName: method.name })}
              </span>
            </label>
            {isChosen && (
              <div className={styles.panel}>
                <Panel methodId={method.id} state={state} card={card} />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

function NothingToChoose({ pays }: { pays: 'gift cards' | 'nothing' }) {
  const text = pays === 'nothing' ? paymentMessages.free : paymentMessages.covered
  return (
    <Alert tone="success">
      <FormattedMessage {...text} />
    </Alert>
  )
}

function MethodsFailed({ retry }: { retry: () => void }) {
  return (
    <Alert tone="warning" title={<FormattedMessage {...paymentMessages.methodsFailed} />}>
      <RetryButton onRetry={retry} />
    </Alert>
  )
}

function Panel({ methodId, state, card }: { methodId: string } & PaymentMethodsProps): ReactNode {
  if (methodId === CARD) return <CardChoice state={state} card={card} />
  if (isWallet(methodId)) return <WalletPanel wallet={paymentBrandOf(methodId)} state={state} />
  return <CheckPanel amount={state.amount} />
}

function WalletPanel({ wallet, state }: { wallet: string | undefined; state: PaymentState }) {
  const { current, amount, replaceCurrent } = state
  if (!current) {
    return (
      <p>
        <FormattedMessage
          {...paymentMessages.approveThere}
          values={{ wallet, amount: <Amount value={amount} /> }}
        />
      </p>
    )
  }
  const approved = Number(current.c_approvedAmount ?? amount)
  return (
    <div className={styles.current}>
      <p>
        <FormattedMessage
          {...paymentMessages.approved}
          values={{ wallet, amount: <Amount value={approved} /> }}
        />
      </p>
      <Button variant="quiet" size="sm" onClick={replaceCurrent}>
        <FormattedMessage {...paymentMessages.approveAgain} />
      </Button>
    </div>
  )
}

/**
 * Explains payment by check, which is chosen when ordering; the mailing address is shown after the
 * order (PAY-037).
 */
function CheckPanel({ amount }: { amount: number }) {
  const { name: payee } = useSite()
  return (
    <p>
      <FormattedMessage
        {...paymentMessages.checkHow}
        values={{ payee, amount: <Amount value={amount} /> }}
      />
    </p>
  )
}

function Amount({ value }: { value: number }) {
  const { currency } = useSite()
  return (
    <strong>
      <FormattedNumber value={value} {...moneyFormat(currency)} />
    </strong>
  )
}
