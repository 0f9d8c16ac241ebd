import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { requestStockNotice } from '@/commerce-client/stock-notices'
import { logError } from '@/lib/log'
import { useSite } from '@/site/use-site'

/** Signs an address up for a product's return. A failure is logged and nothing more (D1 §8). */
export function useStockNotice(productId: string) {
  const { id: siteId } = useSite()
  const isSending = useRef(false)
  const { mutate, ...mutation } = useMutation(
    (email: string) => requestStockNotice(siteId, productId, email),
    { onError: (error) => logError('A stock notice could not be asked for', { productId, error }) },
  )
  const signUp = (email: string) => {
    // Two presses may come before the button shows the first.
    if (isSending.current) return
    isSending.current = true
    mutate(email, {
      onError: () => {
        isSending.current = false
      },
    })
  }
  return { ...mutation, signUp }
}
