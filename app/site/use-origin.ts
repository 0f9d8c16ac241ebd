import { useServerContext } from '@salesforce/pwa-kit-react-sdk/ssr/universal/hooks'

/**
 * Returns the origin under which visitors see this site, `https://shop.example`, for absolute
 * links.
 */
export function useOrigin(): string {
  // components under test have no PWA Kit providers
  const { req } = useServerContext() ?? {}
  if (!req) return typeof window === 'undefined' ? '' : window.location.origin
  const protocol = req.get('x-forwarded-proto') ?? 'http'
  return `${protocol}://${req.get('x-forwarded-host') ?? req.get('host') ?? 'localhost'}`
}
