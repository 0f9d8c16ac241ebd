import { useRef, useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShippingEstimate as Estimate } from '@/commerce-client/shipping-gateway'
import { toAppError } from '@/errors/to-app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { LIMITS } from '@rules/field-limits'
import { postalCodeCountry } from '@rules/postal-code'
import { AUTOFILL } from '@/forms/autofill'
import { toErrorText } from '@/forms/use-form-field'
import { shippingCostsQuery } from '@/shopper/basket/shipping-costs.queries'
import { useBasket } from '@/shopper/basket/use-basket'
import { ShippingPrice } from '@/purchase/order-parts/shipping-rows'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { useMoney } from '@/ui/price'
import { TextField } from '@/ui/text-field'
import { deliveryMessages as messages } from './delivery.messages'
import styles from './shipping-estimate.module.css'

/**
 * Estimates the total with shipping to a ZIP or postal code, before an address is entered
 * (CHK-050).
 */
export function ShippingEstimate() {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const { data: basket } = useBasket()
  const [typed, setTyped] = useState('')
  const [asked, ask] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const estimate = useQuery({
    ...shippingCostsQuery(siteId, basket ?? {}, {
      postalCode: asked,
      countryCode: postalCodeCountry(asked) ?? '',
    }),
    enabled: asked !== '' && Boolean(basket),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const country = postalCodeCountry(typed)
    setWrong(country === undefined)
    if (country === undefined) field.current?.focus()
    else ask(typed.trim())
  }
  const failure = estimate.error ? serverErrorText(toAppError(estimate.error), intl) : undefined
  return (
    <details className={styles.estimate}>
      <summary>
        <FormattedMessage {...messages.estimate} />
        <Icon name="chevron-down" size={18} />
      </summary>
      <form className="field-and-button" noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={<FormattedMessage {...messages.estimateCode} />}
          name="estimateCode"
          autoComplete={`shipping ${AUTOFILL.postalCode}`}
          maxLength={LIMITS.postalCode}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
          error={isWrong ? toErrorText('zipOrPostalCode', intl) : failure}
        />
        <Button type="submit" variant="secondary" isPending={estimate.isFetching}>
          <FormattedMessage {...messages.estimateAsk} />
        </Button>
      </form>
      <div role="status">{estimate.data && !failure && <Costs estimate={estimate.data} />}</div>
    </details>
  )
}

function Costs({ estimate: { shippingCosts } }: { estimate: Estimate }) {
  const writeMoney = useMoney()
  if (shippingCosts.length === 0) return <FormattedMessage {...messages.noMethods} />
  return (
    <ul className={styles.costs}>
      {shippingCosts.map(({ id, name, price, orderTotal }) => (
        <li key={id}>
          <span>{name}</span>
          <span className={styles.price}>
            <ShippingPrice amount={price} />
          </span>
          <span className={styles.total}>
            <FormattedMessage
              {...messages.estimateTotal}
              values={{ total: writeMoney(orderTotal) }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
