import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormFailure } from '@/forms/form-failure'
import { CardForm } from '@/purchase/payment/card-form'
import { useCardForm } from '@/purchase/payment/use-card-form'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Money, useMoney } from '@/ui/price'
import { payChangeMessages as messages } from './pay-change.messages'
import styles from './pay-change.module.css'
import { failureOf, usePayChange } from './use-pay-change'

/** @param props.amount what gift cards leave: no card is asked for nothing */
export function PayForm({ token, amount }: { token: string; amount: number }) {
  const intl = useIntl()
  const writeMoney = useMoney()
  const isCovered = amount === 0
  const card = useCardForm(true)
  const paying = usePayChange(token)
  const failure = paying.error && !paying.isLoading ? failureOf(paying.error, intl) : undefined
  return (
    <form
      className="stack-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (paying.isLoading) return
        paying.mutate({
          expected: amount,
          ...(!isCovered && { createToken: () => card.createToken(new Date()) }),
        })
      }}
    >
      <FormFailure text={failure} />
      {!isCovered && <CardForm card={card} />}
      <Button type="submit" isPending={paying.isLoading}>
        {isCovered ? (
          <FormattedMessage {...messages.payByGiftCard} />
        ) : (
          <FormattedMessage {...messages.pay} values={{ amount: writeMoney(amount) }} />
        )}
      </Button>
    </form>
  )
}

interface RowProps {
  label: (typeof messages)[keyof typeof messages]
  amount: number
  isDue?: boolean
}

export function Row({ label, amount, isDue = false }: RowProps) {
  return (
    <div className={classNames(styles.row, isDue && styles.due)}>
      <dt className={isDue ? undefined : 'muted'}>
        <FormattedMessage {...label} />
      </dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}

/** Until when something is kept, as part of a sentence. */
export function useMoment(): (iso: string) => string {
  const intl = useIntl()
  return (iso) =>
    intl.formatDate(iso, {
      ...{ weekday: 'long', month: 'long', day: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    })
}

interface OutcomeProps {
  isDone: boolean
  title: ReactNode
  text: ReactNode
}

/** What became of what was to be paid. */
export function Outcome({ isDone, title, text }: OutcomeProps) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  return (
    <div className="stack-5">
      <Alert ref={outcome} tone={isDone ? 'success' : 'neutral'} title={title}>
        <p>{text}</p>
      </Alert>
      {isDone ? (
        <div>
          <ButtonLink to={paths.trackOrder()}>
            <FormattedMessage {...messages.follow} />
          </ButtonLink>
        </div>
      ) : (
        <ContactLink />
      )}
    </div>
  )
}

export function ContactLink() {
  return (
    <div>
      <ButtonLink variant="secondary" to={paths.contact()}>
        <FormattedMessage {...messages.contact} />
      </ButtonLink>
    </div>
  )
}
