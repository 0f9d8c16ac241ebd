import { useMutation } from '@tanstack/react-query'
import { requestStockNotice } from '@/commerce-client/stock-notices'
import { useSendOnce } from '@/forms/use-send-once'
import { logError } from '@/lib/log'
import { useSite } from '@/site/use-site'

/** Signs an address up for a product's return. A failure is logged and nothing more (D1 §8). */
export function useStockNotice(productId: string) {
  const { id: siteId } = useSite()
  const notice = useMutation((email: string) => requestStockNotice(siteId, productId, email), {
    onError: (error) => logError('A stock notice could not be asked for', { productId, error }),
  })
  return { ...notice, signUp: useSendOnce(notice) }
}
