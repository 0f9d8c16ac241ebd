import { useServerContext } from '@salesforce/pwa-kit-react-sdk/ssr/universal/hooks'

/** The address visitors see this site under, `https://shop.example`, for absolute links. */
export function useOrigin(): string {
  // Components under test stand outside PWA Kit's providers.
  const { req } = useServerContext() ?? {}
  if (!req) return typeof window === 'undefined' ? '' : window.location.origin
  const protocol = req.get('x-forwarded-proto') ?? 'http'
  return `${protocol}://${req.get('x-forwarded-host') ?? req.get('host') ?? 'localhost'}`
}
