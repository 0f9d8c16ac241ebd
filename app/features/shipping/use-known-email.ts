import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useCustomer } from '@/shopper/customer/use-customer'
import type { ShippingInput, ShippingOutput } from './shipping.schemas'

/** A registered customer need not type their e-mail address; what they have typed stays. */
export function useKnownEmail(form: UseFormReturn<ShippingInput, unknown, ShippingOutput>): void {
  const { data: customer } = useCustomer()
  const email = customer?.email
  const { getValues, setValue } = form
  useEffect(() => {
    if (email && getValues('email') === '') setValue('email', email)
  }, [email, getValues, setValue])
}
