import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { OrderTotals } from '@/purchase/order-parts/order-totals'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { amountToPay } from '@/rules/payment'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { moneyFormat } from '@rules/currency'
import { checkoutMessages } from './checkout.messages'
import { ProgramTermsField, TERMS_ID } from './program-terms-field'
import styles from './review-summary.module.css'
import { usePlaceOrder } from './use-place-order'
import { useProgramTerms } from './use-program-terms'

export function ReviewSummary({ basket }: { basket: Basket }) {
  const { place, phase } = usePlaceOrder(basket)
  const terms = useProgramTerms()
  const intl = useIntl()
  const { currency: usual } = useSite()
  const { currency = usual } = basket
  const total = intl.formatNumber(amountToPay(basket), moneyFormat(currency))
  const [isMissed, setMissed] = useState(false)
  const isHeldBack = terms.isAsked && !terms.isAccepted
  const remind = () => {
    setMissed(true)
    document.getElementById(TERMS_ID)?.focus()
  }
  return (
    <TitledSection title={checkoutMessages.summary}>
      <OrderTotals totals={basket} isInCheckout />
      <div className={styles.actions}>
        <p role="status" className="visually-hidden">
          {phase === 'placing' && <FormattedMessage {...checkoutMessages.placing} />}
        </p>
        {phase === 'checking' && (
          <Alert title={<FormattedMessage {...checkoutMessages.lookingForOrder} />}>
            <FormattedMessage {...checkoutMessages.connectionLost} />
          </Alert>
        )}
        {terms.isAsked && <ProgramTermsField terms={terms} isMissed={isMissed} />}
        <div className="phone-bar is-fixed" data-total={total}>
          <Button isWide isPending={phase !== 'idle'} onClick={isHeldBack ? remind : place}>
            <FormattedMessage {...checkoutMessages.placeOrder} />
          </Button>
        </div>
        <p className={styles.terms}>
          <FormattedMessage
            {...checkoutMessages.terms}
            values={{
              terms: (words) => (
                <Link to={paths.terms()} target="_blank">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      </div>
    </TitledSection>
  )
}
