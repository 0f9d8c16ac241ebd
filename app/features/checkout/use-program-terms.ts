import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applyAgreementDate } from '@/commerce-client/agreement'
import type { Customer } from '@/commerce-client/customers'
import type { AppError } from '@/errors/app-error'
import { asText } from '@/lib/read-fields'
import { customerKey } from '@/shopper/customer/customer.queries'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useSite } from '@/site/use-site'

export interface ProgramTerms {
  /** Whether to show the terms: to customers of such a site who have not accepted them yet. */
  isAsked: boolean
  isAccepted: boolean
  isPending: boolean
  error: AppError | null
  accept: () => void
}

/**
 * Terms that customers of fundraising and volume savings accept once. The date is stored in their
 * account (CHK-049).
 */
export function useProgramTerms(): ProgramTerms {
  const site = useSite()
  const queryClient = useQueryClient()
  const { data: customer } = useCustomer()
  // keeps the checkbox visible after it is checked, until the order is placed
  const [isJustAccepted, setJustAccepted] = useState(false)
  const isAccepted = asText(customer?.c_agreementDate) !== undefined
  const mutation = useMutation<string, AppError>({
    mutationFn: () => applyAgreementDate(site.id),
    onMutate: () => setJustAccepted(true),
    onSuccess: (c_agreementDate) => {
      queryClient.setQueryData<Customer | null>(
        customerKey(site.id),
        (known) => known && { ...known, c_agreementDate },
      )
    },
  })
  return {
    isAsked: site.has('programTerms') && Boolean(customer) && (!isAccepted || isJustAccepted),
    isAccepted: isAccepted || mutation.isSuccess,
    isPending: mutation.isLoading,
    error: mutation.error,
    accept: () => mutation.mutate(),
  }
}
