import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { pickupShopOf, splitShipments } from '@/rules/shipments'
import { AppFormProvider } from '@/forms/app-form-provider'
import { AutofillSection } from '@/forms/autofill'
import { EmailField } from '@/forms/fields/person-fields'
import { FormError } from '@/forms/form-error'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { useCustomer } from '@/shopper/customer/use-customer'
import { isSubscribing } from '@/shopper/subscriptions/basket-optins'
import { LogInOffer } from './log-in-offer'
import { NextStepButton } from './next-step-button'
import { PickupContact } from './pickup-contact'
import { Recipients } from './recipients'
import type { ShipmentParts } from './shipment-panel'
import { shippingMessages } from './shipping.messages'
import type { ShippingInput, ShippingOutput } from './shipping.schemas'
import { useShippingForm } from './use-shipping-form'

interface ShippingFormProps {
  basket: Basket
  parts: ShipmentParts
}

/** Checkout step 1: e-mail address, pickup contact and recipients. */
export function ShippingForm({ basket, parts }: ShippingFormProps) {
  const pickup: Shipment | undefined = splitShipments(basket).pickups[0]
  const page = useShippingForm(basket, pickup)
  useKnownEmail(page.form)
  return (
    <AppFormProvider {...page.form}>
      <form className="stack-5" noValidate onSubmit={page.submit}>
        <LogInOffer isSubscribing={isSubscribing(basket)} onLeave={page.keepDraft} />
        <FormError />
        {pickup ? (
          <TitledSection
            title={shippingMessages.pickup}
            values={{ shop: pickupShopOf(pickup)?.name }}
          >
            <AutofillSection name="section-pickup">
              <PickupContact shipment={pickup} />
            </AutofillSection>
          </TitledSection>
        ) : (
          <TitledSection title={shippingMessages.contact}>
            <EmailField hint={<FormattedMessage {...shippingMessages.emailHint} />} />
          </TitledSection>
        )}
        <Recipients basket={basket} parts={parts} editor={page.editor} />
        <NextStepButton
          basket={basket}
          isPending={page.isPending}
          isSecond={page.editor.isPanelOpen}
        />
      </form>
      {page.dialog}
    </AppFormProvider>
  )
}

/** Fills in the e-mail address of a registered customer, unless something was typed. */
function useKnownEmail(form: UseFormReturn<ShippingInput, unknown, ShippingOutput>): void {
  const { data: customer } = useCustomer()
  const email = customer?.email
  const { getValues, setValue } = form
  useEffect(() => {
    if (email && getValues('email') === '') setValue('email', email)
  }, [email, getValues, setValue])
}
